import { clsx } from "clsx";
import { lazy, Suspense } from "react";
import { Leaf } from "./wordmark-leaf.tsx";

export type Brand = "tablee" | "laurier";

// The second brand's letters are 4 kB of curves that the first brand's pages need not carry.
const LaurierWordmark = lazy(async () => ({ default: (await import("./wordmark-laurier.tsx")).LaurierWordmark }));

/**
 * Outlines of the wordmark, 100 units to the em, baseline at zero. They start from Fraunces (SIL Open Font Licence 1.1)
 * and are redrawn: the bar of the T is a table long enough for its neighbour, the accent and the dots are leaves. They are a file that
 * the document refers to, in the colour of the text: as code they would be 2 kB of every page's first load.
 */
const files = import.meta.glob<string>("./letters/tablee.svg", { eager: true, query: "?url&no-inline", import: "default" });
const letters = files["./letters/tablee.svg"] ?? "";

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
      <use href={`${letters}#table`} fill="currentColor" />
      <use href={`${letters}#rest`} fill="currentColor" />
      <g transform="translate(219 -52)">
        <Leaf className="text-attention" />
      </g>
    </svg>
  );
}

/** The table with its leaf, without the name, for small places. */
export function BrandMark({ label, className = "h-8" }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="-6 -92 120 100"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={clsx("block w-auto text-primary-ink", className)}
    >
      <use href={`${letters}#table`} fill="currentColor" />
      <g transform="translate(62 -8) scale(1.5)">
        <Leaf className="text-attention" />
      </g>
    </svg>
  );
}
