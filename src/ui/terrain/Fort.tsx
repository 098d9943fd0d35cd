import { type FortDrawing, slipHalf } from './forts.ts';

/** A star fort over its hexes: earth, rampart, court, two gates, its name on a slip of paper. */
export function Fort({ fort }: { readonly fort: FortDrawing }) {
  const [x, y] = fort.slip;
  const half = slipHalf(fort.name);
  return (
    <g class="t-fort">
      <path class="t-glacis" d={fort.glacis} />
      <path class="t-slope" d={fort.slopes} />
      <path class="t-rampart" d={fort.wall} />
      <path class="t-rampart-top" d={fort.wall} />
      <path class="t-court" d={fort.court} />
      <path class="t-block" d={fort.blocks} />
      {fort.gates.map((gate) => (
        <g key={gate.angle} transform={`translate(${gate.at[0]} ${gate.at[1]}) rotate(${gate.angle})`}>
          <path class="t-gate-way" d="M-7 -18V12H7V-18z" />
          <path class="t-gate-side" d="M-7 -17V8M7 -17V8" />
          <path class="t-gate-post" d="M-15 -5h8v13h-8zM7 -5h8v13h-8z" />
        </g>
      ))}
      <g transform={`translate(${x} ${y}) rotate(-1.2)`}>
        <path class="t-slip-shade" d={`M${-half + 1.5} -7.5H${half + 1.5}V12H${-half + 1.5}z`} />
        <path class="t-slip" d={`M${-half} -10H${half}l-1.5 4l1.5 4l-1 5l1 7H${-half}l1.4 -5l-1.4 -6l1 -4z`} />
        <text class="t-fort-name" y="4.4">
          {fort.name}
        </text>
      </g>
    </g>
  );
}
