import { describe, expect, it } from 'vitest';
import { toBase64Url } from '../../src/app/base64.ts';
import { setupOf } from '../../src/app/challenge.ts';
import { parseRoute } from '../../src/app/route.ts';
import { LINK_REFUSALS, linkTo, MOST_BYTES, packPosition, unpackPosition } from '../../src/app/share.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { makePosition } from '../../src/rules/position.ts';
import type { State } from '../../src/rules/types.ts';
import { begun } from '../support/setup.ts';

const state = begun(
  setupOf({
    map: 'vosges',
    nation: 'GB',
    automa: 'AH',
    difficulty: 'hard',
    shortGame: true,
    unitLimit: 3,
    seed: 77,
  }),
);

const bytes = (text: string) => new TextEncoder().encode(text);
const why = async (data: string) => {
  const read = await unpackPosition(data);
  return read.ok ? 'fine' : read.why;
};
const deflated = async (text: string) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `z${toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
};

describe('a position shared by link', () => {
  it.each([true, false])('comes back whole, packed: %s', async (packs) => {
    const read = await unpackPosition(await packPosition(state, packs));
    expect(read.ok && makePosition(read.state)).toEqual(makePosition(state));
  });

  it('fits into an address', async () => {
    const link = await linkTo(state, 'https://example.org/app/?a=b#/games');
    expect(link).toMatch(/^https:\/\/example\.org\/app\/\?a=b#\/import\/z[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    const found = parseRoute(new URL(link).hash);
    expect(found.page === 'import' && (await why(found.data))).toBe('fine');
  });

  it('is refused when cut off, wherever', async () => {
    for (const packs of [true, false]) {
      const data = await packPosition(state, packs);
      for (let length = 0; length < data.length; length += 37) {
        expect(await why(data.slice(0, length))).toBe('broken');
      }
    }
  });

  it('is refused when a character changed, or reads as a position that is sound', async () => {
    const data = await packPosition(state);
    for (let i = 0; i < data.length; i += 29) {
      const changed = data.slice(0, i) + (data[i] === 'A' ? 'B' : 'A') + data.slice(i + 1);
      expect(['broken', 'position', 'fine']).toContain(await why(changed));
    }
  });

  it.each([
    ['nothing', ''],
    ['another kind', 'x1234'],
    ['strange characters', 'z***'],
    ['no text', `p${toBase64Url(new Uint8Array([0xff, 0xfe, 0x80]))}`],
    ['no JSON', `p${toBase64Url(bytes('{"format":'))}`],
  ])('is refused: %s', async (_, data) => {
    expect(await why(data)).toBe('broken');
  });

  it('says what is wrong with the position', async () => {
    const wrong = { ...makePosition(state), units: [{ ...state.units[0], at: 'Z99' }] };
    const read = await unpackPosition(`p${toBase64Url(bytes(JSON.stringify(wrong)))}`);
    expect(read).toMatchObject({ ok: false, why: 'position', problems: [{ at: 'units[0].at', code: 'notOnMap' }] });
  });

  it('is refused when it would unpack into more than any position', async () => {
    const long = JSON.stringify({ ...makePosition(state), name: ' '.repeat(MOST_BYTES) });
    expect(await why(await deflated(long))).toBe('tooLong');
    expect(await why(`p${toBase64Url(bytes(long))}`)).toBe('tooLong');
  });

  it('has a sentence for every refusal', () => {
    expect(Object.keys(screens.shared.refusals).sort()).toEqual([...LINK_REFUSALS].sort());
  });

  it('leaves out nothing that the next turn needs', async () => {
    const read = await unpackPosition(await packPosition(state));
    const kept = (read.ok ? read.state : null) as State;
    expect([kept.turn, kept.forts, kept.commands]).toEqual([state.turn, state.forts, state.commands]);
  });
});
