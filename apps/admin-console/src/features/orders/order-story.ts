import { isRefundedWhole } from "@tablee/domain/order/charges/paid-additions";
import { formatDay } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import type { TFunction } from "i18next";
import { windowWords } from "../../shared/format/in-words.ts";
import { formatLocal } from "../../shared/format/instants.ts";
import type { DeskOrder } from "./requests.ts";

type Order = DeskOrder["order"];

/** Describes an order's status and its next step, in a sentence or two. */
export function orderStory(order: Order, t: TFunction<"orders">, language: Language): string {
  const local = (at: Order["chargedAt"]): string => formatLocal(at, language);
  const code = order.failure?.code ? t(`codes:failureCodes.${order.failure.code}`, { defaultValue: order.failure.code }) : "";
  switch (order.status) {
    case "open":
      return order.belowMinimum
        ? t("story.belowMinimum", { minimum: formatMoney(order.price.minimumCents, language), cutoff: local(order.cutoff) })
        : t(order.editable ? "story.open" : "story.openLate", { cutoff: local(order.cutoff) });
    case "skipped":
      // A first order that was skipped after it was paid.
      if (order.refundedCents > 0) return t("story.returned", { amount: formatMoney(order.refundedCents, language) });
      return order.skippedBecause
        ? t("story.skippedBecause", { because: t(`codes:skipReasons.${order.skippedBecause}`) })
        : t("story.skipped");
    case "minimum-not-met":
      return t("story.minimum-not-met", { minimum: formatMoney(order.price.minimumCents, language) });
    case "locked":
      return order.nextAttemptAt
        ? t(order.failure?.hard ? "story.waitsForCard" : "story.unpaid", { code, next: local(order.nextAttemptAt) })
        : t("story.locked", { charged: local(order.chargedAt) });
    case "billing":
      return t("story.billing");
    case "billed":
      if (order.journey) {
        return t("story.out", {
          out: local(order.journey.outAt),
          from: local(order.journey.expectedFrom),
          until: local(order.journey.expectedUntil),
        });
      }
      return order.failure?.kind === "delivery"
        ? t("story.again", { code })
        : t(isRefundedWhole(order) ? "story.refunded" : "story.billed", {
            day: formatDay(order.deliveryDate, language),
            window: windowWords(order.window, language),
          });
    case "delivered":
      return order.deliveredAt ? t("story.deliveredAt", { at: local(order.deliveredAt) }) : t("story.delivered");
    case "failed":
      return t("story.failed", { why: order.failure ? t(`codes:failures.${order.failure.kind}`) : "", code: code ? ` (${code})` : "" });
  }
}
