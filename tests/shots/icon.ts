import { COVERED, SILHOUETTES } from '../../src/ui/art/index.ts';

/** `full` bleeds to the edges: the device cuts its own shape out of it. */
export type IconShape = 'rounded' | 'full';

const UNIT = 'tank';

function hex(radius: number): string {
  const corner = (i: number) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return `${(256 + radius * Math.cos(angle)).toFixed(1)},${(256 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ');
}

/** A miniature on a paper hex, on the table: 512 by 512. */
export function drawIcon(shape: IconShape): string {
  const scale = shape === 'full' ? 0.82 : 1;
  const [x, y, width, height] = COVERED[UNIT];
  const figure = 216 / width;
  const place = `translate(${256 - (x + width / 2) * figure} ${252 - (y + height / 2) * figure}) scale(${figure})`;
  const base = 'M256 112a140 140 0 1 1 0 280a140 140 0 1 1 0-280z';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <defs>
      <radialGradient id="table" cx="0.5" cy="0.1" r="1"><stop stop-color="#76583b"/><stop offset="0.6" stop-color="#453322"/><stop offset="1" stop-color="#2a2018"/></radialGradient>
      <linearGradient id="paper" x2="0" y2="1"><stop stop-color="#fbf4e2"/><stop offset="1" stop-color="#e9dab6"/></linearGradient>
    </defs>
    <rect width="512" height="512" rx="${shape === 'full' ? 0 : 104}" fill="url(#table)"/>
    <g transform="translate(256 256) scale(${scale}) translate(-256 -256)">
      <polygon points="${hex(222)}" fill="#000" fill-opacity="0.35" transform="translate(0 12)"/>
      <polygon points="${hex(222)}" fill="url(#paper)" stroke="#2b2216" stroke-width="5" stroke-linejoin="round"/>
      <polygon points="${hex(202)}" fill="none" stroke="#8d7350" stroke-width="4" stroke-linejoin="round"/>
      <path d="${base}" fill="#000" fill-opacity="0.28" transform="translate(8 28)"/>
      <path d="${base}" fill="#56789b" stroke="#17273a" stroke-width="4" transform="translate(0 16)"/>
      <path d="${base}" fill="#a9c6e2" stroke="#56789b" stroke-width="5"/>
      <path d="M128 296a134 134 0 0 1 214-136" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="7" stroke-linecap="round"/>
      <circle cx="256" cy="252" r="122" fill="#fff" fill-opacity="0.12" stroke="#56789b" stroke-opacity="0.6" stroke-width="4"/>
      <path d="${SILHOUETTES[UNIT]}" transform="translate(4 6) ${place}" fill="#fff" fill-opacity="0.4"/>
      <path d="${SILHOUETTES[UNIT]}" transform="${place}" fill="#17273a"/>
    </g>
  </svg>`;
}
