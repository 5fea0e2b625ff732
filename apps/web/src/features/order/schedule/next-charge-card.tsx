import type { FailedBox, OrderCard } from "@tablee/contracts/schemas";
import { Price } from "@tablee/ui/components/price";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { methodName } from "../../../shared/order/method-name.ts";
import { To } from "../../../shared/routing/to.tsx";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";
import { SkipButton } from "../skip/skip-button.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { nextCharged } from "./next-charge.ts";

const { Dialog: DeliveryDialog } = lateDialog(async () => (await import("../delivery/delivery-dialog.tsx")).DeliveryDialog);

/** The next charge, its date and method, and the related actions. */
export function NextCharge({ orders, failed }: { orders: readonly OrderCard[]; failed: FailedBox | null }) {
  const { t } = useTranslation(["order", "failure"]);
  const language = useLanguage();
  // The order whose window filled up before it could be brought back: the customer chooses another window.
  const [full, setFull] = useState<OrderCard>();
  const order = nextCharged(orders);
  const delivery = full && (
    <DeliveryDialog order={full} day={formatDayShort(full.deliveryDate, language)} open onOpenChange={() => setFull(undefined)} />
  );
  if (!order) return delivery;
  const day = formatDayShort(order.deliveryDate, language);
  const { date, time } = order.chargedAt;
  return (
    <section
      aria-labelledby="next-charge"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-oat p-(--card-pad)"
    >
      <div>
        <h2 id="next-charge" className="text-sm">
          {t("next.title")}
        </h2>
        <p className="mt-0.5 font-semibold">
          <Price cents={order.price.chargeCents} className="mr-2 font-display text-2xl" />{" "}
          {t(order.payWith ? "next.when" : "next.whenNoMethod", {
            date: formatDayShort(date, language),
            time: formatTime(time, language),
            method: order.payWith ? methodName(order.payWith) : "",
          })}
        </p>
        <p className="text-sm">{t("next.box", { day })}</p>
        {failed?.sameMethod && failed.declined && (
          <p className="font-medium text-danger-ink text-sm">{t("failure:box.short", { card: methodName(failed.declined) })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <To name="settings_payment" className={buttonStyle({ size: "sm", variant: "secondary" })}>
          {t("next.card")}
        </To>
        {order.editable && (
          <>
            <To name="order_editor" params={{ id: order.orderId }} className={buttonStyle({ size: "sm", variant: "secondary" })}>
              {t("next.trim")}
            </To>
            <SkipButton order={order} day={day} size="sm" onFull={() => setFull(order)} />
          </>
        )}
        <CalendarButton orders={orders} />
      </div>
      {delivery}
    </section>
  );
}
