/** The same text on every device: keys sorted, nothing left to the order they were written in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** 16 hexadecimal digits of a value; it notices slips, it keeps no secrets. */
export function checksum(value: unknown): string {
  const text = canonical(value);
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + (low >>> 13)), 0x5bd1e995);
  }
  return [high ^ (low >>> 15), low ^ (high >>> 13)].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
