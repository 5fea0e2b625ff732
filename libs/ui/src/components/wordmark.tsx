import { lazy, Suspense } from "react";
import { cn } from "../lib/cn.ts";
import { Leaf } from "./wordmark-leaf.tsx";
import { tableeRest, tableeT } from "./wordmark-outlines.ts";

export type Brand = "tablee" | "laurier";

// The second brand's letters are 4 kB of curves that the first brand's pages need not carry.
const LaurierWordmark = lazy(async () => ({ default: (await import("./wordmark-laurier.tsx")).LaurierWordmark }));

/** The name of the house, drawn. The letters take the text colour; height by class, `h-8` by default. */
export function Wordmark({ brand = "tablee", label, className }: { brand?: Brand; label: string; className?: string }) {
  const style = cn("block h-8 w-auto text-primary-ink", className);
  if (brand === "laurier") {
    return (
      <Suspense fallback={<span className={style} />}>
        <LaurierWordmark label={label} className={style} />
      </Suspense>
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
