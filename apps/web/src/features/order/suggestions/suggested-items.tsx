import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useAddToBox } from "../add/use-add-to-box.ts";
import { stickerQuery, suggestionsQuery } from "../requests.ts";
import { SuggestedTile } from "./suggested-tile.tsx";

/** Suggestions for the next box that can still be changed: each is added with one click. */
export function SuggestedItems({ order }: { order: OrderCard }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { orderId } = order;
  const items = useQuery(suggestionsQuery(orderId)).data?.items ?? [];
  const sticker = useQuery(stickerQuery(orderId)).data?.sticker;
  const day = formatDay(order.deliveryDate, language);
  const change = useAddToBox(orderId, day);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="suggestions" className="font-display text-2xl">
            {t("suggestions.title")}
          </h2>
          <p className="text-muted">{t("suggestions.text", { day })}</p>
        </div>
        {sticker && (
          <p className="inline-flex items-start gap-2 rounded-control bg-oat px-3 py-2 text-sm">
            <Coins aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {t("suggestions.sticker", {
              missing: formatMoney(sticker.gapCents, language),
              count: sticker.extraPoints,
              points: formatNumber(sticker.extraPoints, language),
            })}
          </p>
        )}
      </div>
      <ul className="-mx-4 grid snap-x scroll-px-4 grid-flow-col gap-4 overflow-x-auto px-4 pb-2 [grid-auto-columns:10.5rem] sm:mx-0 sm:scroll-px-0 sm:px-0 lg:grid-flow-row lg:grid-cols-6">
        {items.map((item) => (
          <li key={item.dish.sku} className="flex snap-start">
            <SuggestedTile
              item={item}
              day={day}
              adding={change.isPending && change.variables.dish.sku === item.dish.sku}
              onAdd={() => change.mutate({ dish: item.dish, units: 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
