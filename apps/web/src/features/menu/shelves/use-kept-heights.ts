import { useLayoutEffect, useRef } from "react";

/** The height of each dish's tile when the menu was last left, in pixels. */
const kept = new Map<string, number>();

/**
 * Tiles that are not rendered off screen keep the height that they had when the menu was left: Back from a dish then finds the
 * page at its old length and scroll position. `ref` is for the list, whose children name their dish in `data-sku`.
 */
export function useKeptHeights() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const places = list.current?.children;
    return () => {
      for (const place of places ?? []) if (place instanceof HTMLElement) kept.set(place.dataset.sku ?? "", place.offsetHeight);
    };
  }, []);
  return { ref: list, heightOf: (sku: string): string => (kept.has(sku) ? `auto ${kept.get(sku)}px` : "auto 24rem") };
}
