import { cn } from "../lib/cn.ts";
import { laurierDots, laurierLetters, laurierWidth, tableeRest, tableeT } from "./wordmark-outlines.ts";

export type Brand = "tablee" | "laurier";

const leaf = "M0 0C-1.5 -9.5 4.5 -21.5 20 -25.5C21.5 -11.5 13.5 -1.5 0 0Z";
const vein = "M1.5 -1.8C5.5 -9 9.5 -14.5 15.5 -20";

/** The name of the house, drawn. The letters take the text colour; height by class, `h-8` by default. */
export function Wordmark({ brand = "tablee", label, className }: { brand?: Brand; label: string; className?: string }) {
  const style = cn("block h-8 w-auto text-primary-ink", className);
  if (brand === "laurier") {
    return (
      <svg viewBox={`0 -78 ${laurierWidth} 82`} role="img" aria-label={label} className={style}>
        <path d={laurierLetters} fill="currentColor" />
        {laurierDots.map((x) => (
          <g key={x} transform={`translate(${x - 8} -51)`}>
            <Leaf className="text-[light-dark(#71802f,#b9c873)]" />
          </g>
        ))}
      </svg>
    );
  }
  return (
    <svg viewBox="0 -84 302 88" role="img" aria-label={label} className={style}>
      <path d={tableeT} fill="currentColor" />
      <path d={tableeRest} fill="currentColor" />
      <g transform="translate(219 -52)">
        <Leaf className="text-attention" />
      </g>
    </svg>
  );
}

/** The table and its leaf alone, for places too small for the name. */
export function BrandMark({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="-6 -92 120 100"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn("block h-8 w-auto text-primary-ink", className)}
    >
      <path d={tableeT} fill="currentColor" />
      <g transform="translate(62 -8) scale(1.5)">
        <Leaf className="text-attention" />
      </g>
    </svg>
  );
}

function Leaf({ className }: { className: string }) {
  return (
    <g className={className}>
      <path d={leaf} fill="currentColor" />
      <path d={vein} fill="none" stroke="var(--paper)" strokeWidth="1.8" strokeLinecap="round" />
    </g>
  );
}
