import { accountIndex, ghostAddons, loyaltySticker } from "@tablee/contracts/calls/account";
import { addItem, futureOrdersForProduct } from "@tablee/contracts/calls/orders";
import type { DishCard } from "@tablee/contracts/schemas";
import { readAgain } from "@tablee/ui/app/refresh";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callsMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import { track } from "../../../shared/tracking/track.ts";

/** The editing session of this window for changes without opening the editor. */
const session = crypto.randomUUID();

interface Change {
  readonly dish: Pick<DishCard, "sku" | "name">;
  readonly units: 1 | -1;
}

/** Adds or removes one unit of an item, shows the box's new price, and offers an undo. */
export function useAddToBox(orderId: string, day: string) {
  const { t } = useTranslation(["order", "ui"]);
  const language = useLanguage();
  const change = useMutation(
    callsMutation(
      [addItem],
      async ({ dish, units }: Change) => (await request(addItem, { orderId, editingSession: session, sku: dish.sku, units })).order,
      {
        held: [accountQuery.queryKey],
        // One after another: of two at once the server refuses the second.
        scope: { id: `add-${orderId}` },
        onSuccess: (order, { dish: { sku, name }, units }) => {
          if (units > 0) track({ event: "add-to-cart", sku });
          holdOrder(order);
          const dish = name[language];
          const { minimumCents, foodCents, totalCents } = order.price;
          const description = order.belowMinimum
            ? t("suggestions.addedShort", { missing: formatMoney(minimumCents - foodCents, language) })
            : t("suggestions.addedText", { day, total: formatMoney(totalCents, language) });
          // A separate id: the toast whose button was clicked is closing, and would close this one with it.
          const id = `suggested-${units > 0 ? "in" : "out"}-${sku}`;
          if (units < 0) toast.success(t("suggestions.removed", { dish }), { id });
          else
            toast.success(t("suggestions.added", { dish }), {
              id,
              description,
              action: { label: t("ui:undo"), onClick: () => change.mutate({ dish: { sku, name }, units: -1 }) },
            });
        },
        onError: (error, { units }) => {
          toast.error(sentenceOf(error, language, units > 0 ? t("notAdded") : undefined));
          void readAgain(queryClient, ghostAddons, loyaltySticker, accountIndex, futureOrdersForProduct);
        },
      },
    ),
  );
  return change;
}
