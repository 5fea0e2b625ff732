import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDay } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

/** Leads to the editor of a paid box, where items are added to it. */
export function AddItemsLink({ order, className }: { order: OrderCard; className?: string }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return (
    <To
      name="order_editor"
      params={{ id: order.orderId }}
      aria-label={t("addLabel", { day: formatDay(order.deliveryDate, language) })}
      className={buttonStyle({ variant: "secondary", className })}
    >
      {t("add")}
    </To>
  );
}
