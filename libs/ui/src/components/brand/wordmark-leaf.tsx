const leaf = "M0 0C-1.5 -9.5 4.5 -21.5 20 -25.5C21.5 -11.5 13.5 -1.5 0 0Z";
const vein = "M1.5 -1.8C5.5 -9 9.5 -14.5 15.5 -20";

/** The leaf that both names carry. */
export function Leaf({ className }: { className: string }) {
  return (
    <g className={className}>
      <path d={leaf} fill="currentColor" />
      <path d={vein} fill="none" stroke="var(--paper)" strokeWidth="1.8" strokeLinecap="round" />
    </g>
  );
}
