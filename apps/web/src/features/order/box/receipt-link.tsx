import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDay } from "@tablee/ui/format/dates";
import { cn } from "@tablee/ui/lib/cn";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { isReturned } from "../add/charge-key.ts";

/** Leads to the receipt of a box that was paid, the one that was given back in full included; nothing for any other. */
export function ReceiptLink({ order, className }: { order: OrderCard; className?: string }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  if (order.status !== "billed" && !isReturned(order)) return null;
  return (
    <To
      name="receipt"
      params={{ id: order.orderId }}
      aria-label={t("card.receiptLabel", { day: formatDay(order.deliveryDate, language) })}
      className={cn("link inline-flex min-h-9 items-center font-semibold", className)}
    >
      {t("news.receipt")}
    </To>
  );
}
