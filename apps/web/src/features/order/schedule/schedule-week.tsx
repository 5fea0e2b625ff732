import type { OrderCard } from "@tablee/contracts/schemas";
import { Card } from "@tablee/ui/components/card";
import { Price } from "@tablee/ui/components/price";
import { formatDate, formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { formatTime, formatUntil, formatWindow } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { excludedDishes } from "../../../shared/order/excluded-dishes.ts";
import { neverPaid } from "../../../shared/order/unpaid.ts";
import { useSecondsLeft } from "../../../shared/order/use-seconds-left.ts";
import { To } from "../../../shared/routing/to.tsx";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";
import { useFocusKept } from "../../../shared/ui/use-focus-kept.ts";
import { AddItemsLink } from "../add/add-items-link.tsx";
import { chargedForAdditions, isReturned } from "../add/charge-key.ts";
import { takesLateItems } from "../add/late-items.ts";
import { OrderBadge } from "../box/order-badge.tsx";
import { ReceiptLink } from "../box/receipt-link.tsx";
import { contentsWords } from "../contents-words.ts";
import { SkipButton } from "../skip/skip-button.tsx";
import { UnskipButton } from "../skip/unskip-button.tsx";
import { RecordLink } from "../weeks/record-link.tsx";

const { Dialog: DeliveryDialog } = lateDialog(async () => (await import("../delivery/delivery-dialog.tsx")).DeliveryDialog);

/** One week in a line: the day, its status, its content and price, and skipping it. */
export function ScheduleWeek({ order, asOf }: { order: OrderCard; asOf: number }) {
  const { t } = useTranslation(["order", "dish"]);
  const language = useLanguage();
  const left = useSecondsLeft(order.cutoff.secondsLeft, asOf);
  const skipped = order.status === "skipped";
  const { card, keep } = useFocusKept(skipped);
  const [full, setFull] = useState(false);
  const onFull = () => setFull(true);
  const unpaid = neverPaid(order);
  const added = chargedForAdditions(order);
  const open = order.editable || order.changeable;
  const unwanted = excludedDishes(order);
  const day = formatDay(order.deliveryDate, language);
  const contents = contentsWords(
    order.lines.map(({ dish: { kind }, quantity }) => ({ kind, quantity })),
    t,
  );
  const when = { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) };
  return (
    <Card asChild look={skipped ? "sunken" : "plain"}>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={t("card.label", { day })}
        className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-center"
      >
        <div>
          <p className="text-muted text-sm">{t("schedule.week", { date: formatDate(order.week, language) })}</p>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-xl">
            {capital(day)}
            <OrderBadge order={order} className="font-sans" />
          </h2>
          <p>
            {isReturned(order) ? (
              t("news.refunded", { amount: formatMoney(order.refundedCents, language) })
            ) : skipped || unpaid ? (
              t(skipped ? "card.nothing" : "card.nothingCharged")
            ) : (
              <>
                {capital(formatWindow(order.window, language))} · {contents} ·{" "}
                <Price cents={order.price.chargeCents} className="font-semibold" />
                {added > 0 &&
                  ` ${t("card.withAdditions", { added: formatMoney(added, language), total: formatMoney(order.price.chargeCents + added, language) })}`}
              </>
            )}
          </p>
          {unwanted.length > 0 && (
            <p className="font-semibold text-danger-ink text-sm">
              {t("card.excludedTitle")}{" "}
              {unwanted
                .map(({ dish, allergens }) =>
                  t("card.excluded", {
                    dish: dish.name[language],
                    list: formatList(
                      allergens.map((allergen) => t(`dish:allergen.${allergen}`)),
                      language,
                    ),
                  }),
                )
                .join(" · ")}
            </p>
          )}
          {open && left > 0 && (
            <p className="text-muted text-sm">
              {t(skipped ? "unskip.until" : order.changeable ? "card.changeable" : "card.editable", when)}{" "}
              <span className="figures whitespace-nowrap">({formatUntil(left, language)})</span>
            </p>
          )}
          {takesLateItems(order) && (
            <p className="text-muted text-sm">
              {t("card.additionsUntil", {
                date: formatDayShort(order.lateAdditionsUntil.date, language),
                time: formatTime(order.lateAdditionsUntil.time, language),
              })}
            </p>
          )}
          <ReceiptLink order={order} className="text-sm" />
          {skipped && <RecordLink order={order} />}
        </div>
        {takesLateItems(order) && <AddItemsLink order={order} className="justify-self-start" />}
        {open && (
          <div className="flex flex-wrap gap-3">
            {skipped ? (
              <UnskipButton order={order} day={day} onFull={onFull} />
            ) : (
              <>
                <To
                  name="order_editor"
                  params={{ id: order.orderId }}
                  aria-label={t(order.changeable ? "change.openLabel" : "editLabel", { day })}
                  className={buttonStyle({ variant: "secondary" })}
                >
                  {t(order.changeable ? "change.open" : "edit")}
                </To>
                <SkipButton order={order} day={day} onFull={onFull} />
              </>
            )}
          </div>
        )}
        <DeliveryDialog
          order={order}
          day={day}
          open={full}
          onOpenChange={(open) => {
            setFull(open);
            if (!open) keep();
          }}
        />
      </article>
    </Card>
  );
}
