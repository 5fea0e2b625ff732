import { laurierDots, laurierLetters, laurierWidth } from "./wordmark-laurier-outlines.ts";
import { Leaf } from "./wordmark-leaf.tsx";

/** Cuisine Laurier's name: bay leaves for the dots of its three i's. */
export function LaurierWordmark({ label, className }: { label: string; className: string }) {
  return (
    <svg viewBox={`0 -78 ${laurierWidth} 82`} role="img" aria-label={label} className={className}>
      <path d={laurierLetters} fill="currentColor" />
      {laurierDots.map((x) => (
        <g key={x} transform={`translate(${x - 8} -51)`}>
          <Leaf className="text-[light-dark(#71802f,#b9c873)]" />
        </g>
      ))}
    </svg>
  );
}
