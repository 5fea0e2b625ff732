import { clsx } from "clsx";
import { lazy, Suspense } from "react";
import { Leaf } from "./wordmark-leaf.tsx";
import { tableeRest, tableeT } from "./wordmark-outlines.ts";

export type Brand = "tablee" | "laurier";

// The second brand's letters are 4 kB of curves that the first brand's pages need not carry.
const LaurierWordmark = lazy(async () => ({ default: (await import("./wordmark-laurier.tsx")).LaurierWordmark }));

/** The name of the house, drawn. The letters take the text colour; height by class. */
export function Wordmark({ brand = "tablee", label, className = "h-8" }: { brand?: Brand; label: string; className?: string }) {
  const style = clsx("block w-auto text-primary-ink", className);
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
export function BrandMark({ label, className = "h-8" }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="-6 -92 120 100"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={clsx("block w-auto text-primary-ink", className)}
    >
      <path d={tableeT} fill="currentColor" />
      <g transform="translate(62 -8) scale(1.5)">
        <Leaf className="text-attention" />
      </g>
    </svg>
  );
}
