import { parseJson } from '../rules/json.ts';
import { makePosition, parsePosition } from '../rules/position.ts';
import type { Problem } from '../rules/reading.ts';
import type { State } from '../rules/types.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { hashOf } from './route.ts';

/** Bytes of a position; more than that is no position of ours. */
export const MOST_BYTES = 200_000;

export const LINK_REFUSALS = ['broken', 'tooLong', 'cannotUnpack', 'position'] as const;

export type ReadLink =
  | { readonly ok: true; readonly state: State }
  | {
      readonly ok: false;
      readonly why: (typeof LINK_REFUSALS)[number];
      /** What is wrong with the position itself. */
      readonly problems: readonly Problem[];
    };

const PACKED = 'z';
const PLAIN = 'p';
const FORMAT = 'deflate-raw';

/** An address that holds the whole position; `page` is the app's own, without #. */
export async function linkTo(state: State, page: string): Promise<string> {
  return page.replace(/#.*$/, '') + hashOf({ page: 'import', data: await packPosition(state) });
}

export async function packPosition(state: State, packs = canPack()): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(makePosition(state)));
  if (!packs) return PLAIN + toBase64Url(bytes);
  return PACKED + toBase64Url((await through(bytes, new CompressionStream(FORMAT), Number.POSITIVE_INFINITY)) ?? bytes);
}

export async function unpackPosition(data: string): Promise<ReadLink> {
  const bytes = fromBase64Url(data.slice(1));
  if (!bytes || (data[0] !== PACKED && data[0] !== PLAIN)) return refused('broken');
  if (data[0] === PACKED && !canPack()) return refused('cannotUnpack');
  let text: string;
  try {
    const plain = data[0] === PLAIN ? bytes : await through(bytes, new DecompressionStream(FORMAT), MOST_BYTES);
    if (!plain || plain.length > MOST_BYTES) return refused('tooLong');
    text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return refused('broken');
  }
  const json = parseJson(text);
  if (!json.ok) return refused('broken');
  const parsed = parsePosition(json.value);
  return parsed.ok ? { ok: true, state: parsed.value } : refused('position', parsed.problems);
}

function refused(why: (typeof LINK_REFUSALS)[number], problems: readonly Problem[] = []): ReadLink {
  return { ok: false, why, problems };
}

function canPack(): boolean {
  try {
    return Boolean(new CompressionStream(FORMAT) && new DecompressionStream(FORMAT));
  } catch {
    return false;
  }
}

/** All that comes out of the stream, or null as soon as it is more than `most` bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
