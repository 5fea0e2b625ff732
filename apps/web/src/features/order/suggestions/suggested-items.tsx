import { accountIndex, ghostAddons, loyaltySticker } from "@tablee/contracts/calls/account";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import { readAgain } from "@tablee/ui/app/refresh";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callsMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import { type SuggestedItem, stickerQuery, suggestionsQuery } from "../requests.ts";
import { addToOrder } from "./add-to-order.ts";
import { SuggestedTile } from "./suggested-tile.tsx";

/** What would go well with the next box that can still be changed: each is put into it with one press. */
export function SuggestedItems({ order }: { order: OrderCard }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { orderId } = order;
  const items = useQuery(suggestionsQuery(orderId)).data?.items ?? [];
  const sticker = useQuery(stickerQuery(orderId)).data?.sticker;
  const day = formatDay(order.deliveryDate, language);
  const change = useChange(orderId, day);
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
            <Sparkles aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
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
              adding={change.isPending && change.variables.item.dish.sku === item.dish.sku}
              onAdd={() => change.mutate({ item, units: 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes a box by so many of an item, says so, and offers the way back. */
function useChange(orderId: string, day: string) {
  const { t } = useTranslation(["order", "ui"]);
  const language = useLanguage();
  const change = useMutation(
    callsMutation(
      [updateQuantity],
      ({ item, units }: { item: SuggestedItem; units: 1 | -1 }) => addToOrder(orderId, item.dish.sku, units),
      {
        held: [accountQuery.queryKey],
        onSuccess: (order, { item, units }) => {
          holdOrder(order);
          const dish = item.dish.name[language];
          // Under a name of its own: the message whose button was pressed is on its way out, and would take this one with it.
          const id = `suggested-${units > 0 ? "in" : "out"}-${item.dish.sku}`;
          if (units < 0) toast.success(t("suggestions.removed", { dish }), { id });
          else
            toast.success(t("suggestions.added", { dish }), {
              id,
              description: t("suggestions.addedText", { day }),
              action: { label: t("ui:undo"), onClick: () => change.mutate({ item, units: -1 }) },
            });
        },
        onError: (error, { units }) => {
          toast.error(sentenceOf(error, language, units > 0 ? t("editor.notAdded") : undefined));
          void readAgain(queryClient, ghostAddons, loyaltySticker, accountIndex);
        },
      },
    ),
  );
  return change;
}
