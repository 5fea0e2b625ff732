import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";
import { moved } from "./draft.ts";
import { RankItem } from "./rank-item.tsx";
import type { Category, RankedItem } from "./requests.ts";

interface RankListProps {
  category: Category;
  items: readonly RankedItem[];
  order: readonly string[];
  readOnly: boolean;
  onOrder: (order: readonly string[]) => void;
}

/** A category's items, best first. One item has the Tab stop; arrows go between items, Alt with them moves. */
export function RankList({ category, items, order, readOnly, onOrder }: RankListProps) {
  const { t } = useTranslation("ranking");
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const bySku = new Map(items.map((item) => [item.dish.sku, item]));
  const [current, setCurrent] = useState(order[0]);
  const [said, say] = useState("");
  const refocus = useRef<string>(undefined);

  // React drops the focus of a row that it moves in the list.
  useLayoutEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = undefined;
  });
  if (items.length === 0) return <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>;

  const move = (sku: string, to: number, focus: string) => {
    const next = moved(order, sku, to);
    setCurrent(sku);
    refocus.current = `[data-sku="${sku}"]${focus}`;
    onOrder(next);
    say(t("moved", { name: bySku.get(sku)?.dish.name[language], position: next.indexOf(sku) + 1, total: next.length }));
  };
  const step = (from: number, by: number) => {
    const sku = order[Math.min(order.length - 1, Math.max(0, from + by))];
    setCurrent(sku);
    list.current?.querySelector<HTMLElement>(`[data-sku="${sku}"]`)?.focus();
  };
  const tabStop = order.includes(current ?? "") ? current : order[0];
  return (
    <>
      <p className="mb-2 text-muted text-sm">{t(readOnly ? "readOnly" : "how")}</p>
      <ol ref={list} aria-label={t(`category.${category}`)} className="pane overflow-hidden">
        {order.map((sku, index) => {
          const item = bySku.get(sku);
          return (
            item && (
              <RankItem
                key={sku}
                item={item}
                index={index}
                count={order.length}
                readOnly={readOnly}
                tabStop={sku === tabStop}
                onFocus={() => setCurrent(sku)}
                onMove={(to, focus = "") => move(sku, to, focus)}
                onStep={(by) => step(index, by)}
              />
            )
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
