import type { Values } from '../rules/reading.ts';

/** `"{value}" is not on this map` with its values put in. */
export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
}
