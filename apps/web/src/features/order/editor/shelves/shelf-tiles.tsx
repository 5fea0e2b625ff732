import { useMemo } from "react";
import type { Basket } from "../basket/basket.ts";
import { besideUnits, type EditorItem, servingsOf } from "../draft.ts";
import { EditorTile } from "./editor-tile.tsx";
import { useSlices } from "./use-lazy-shelves.ts";
import { useTileCents } from "./use-tile-cents.ts";

interface ShelfTilesProps {
  basket: Basket;
  shown: readonly EditorItem[];
  /** Identifies the query: a different shelf is drawn from its first tile. */
  asked: string;
}

/** The tiles of a shelf. A tile that is not drawn yet keeps its space. */
export function ShelfTiles({ basket, shown, asked }: ShelfTilesProps) {
  const { items, yourAllergens, recurring, order } = basket.data;
  const avoided = useMemo(() => new Set<string>(yourAllergens), [yourAllergens]);
  const bySku = useMemo(() => new Map(items.map((item) => [item.dish.sku, item])), [items]);
  const weekly = useMemo(() => new Set<string>(recurring.map(({ sku }) => sku)), [recurring]);
  const centsOf = useTileCents(basket);
  const drawn = useSlices(asked, shown.length);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4">
      {shown.map((item, index) => {
        const { sku, kind } = item.dish;
        return (
          <li
            key={sku}
            className="min-w-0 [contain-intrinsic-height:auto_24rem] [content-visibility:auto] empty:min-h-96 empty:rounded-card empty:bg-oat"
          >
            {index < drawn && (
              <EditorTile
                item={item}
                cents={centsOf(item)}
                late={order.takesAdditions}
                line={basket.draft.get(sku)}
                beside={besideUnits(basket.draft, sku)}
                servings={servingsOf(basket.data, kind)}
                recurring={weekly.has(sku)}
                readOnly={basket.readOnly}
                items={bySku}
                avoided={avoided}
                changes={basket.changes}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
