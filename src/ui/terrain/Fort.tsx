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
        <path class="t-slip-shade" d={`M${-half + 1.5} -10H${half + 1.5}V15H${-half + 1.5}z`} />
        <path class="t-slip" d={`M${-half} -13H${half}l-1.5 5l1.5 5l-1 7l1 9H${-half}l1.4 -7l-1.4 -7l1 -5z`} />
        <text class="t-fort-name" y="5.8">
          {fort.name}
        </text>
      </g>
    </g>
  );
}
