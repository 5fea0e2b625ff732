import type { OrderCard as Order } from "@tablee/contracts/schemas";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { Card, CardActions } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatWindow } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { cn } from "@tablee/ui/lib/cn";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { IncompleteBox } from "../../../shared/order/incomplete/incomplete-box.tsx";
import { To } from "../../../shared/routing/to.tsx";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";
import { useFocusKept } from "../../../shared/ui/use-focus-kept.ts";
import { WhyDishes } from "../../../shared/why/why-dishes.tsx";
import { AddItemsLink } from "../add/add-items-link.tsx";
import { takesLateItems } from "../add/late-items.ts";
import { ChangeDelivery } from "../delivery/change-delivery.tsx";
import { arrives } from "../schedule/next-box.ts";
import { SkipButton } from "../skip/skip-button.tsx";
import { SkipFeedback } from "../skip/skip-feedback.tsx";
import { useSkipUnderWay } from "../skip/skip-order.ts";
import { SkipProof } from "../skip/skip-proof.tsx";
import { UnskipButton } from "../skip/unskip-button.tsx";
import { RecordLink } from "../weeks/record-link.tsx";
import { DishNames } from "./dish-names.tsx";
import { ExcludedDishes } from "./excluded-dishes.tsx";
import { OrderBadge } from "./order-badge.tsx";
import { OrderDishes } from "./order-dishes.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { isOnItsWay, OrderNews } from "./order-news.tsx";

const { Dialog: DeliveryDialog } = lateDialog(async () => (await import("../delivery/delivery-dialog.tsx")).DeliveryDialog);

interface OrderCardProps {
  order: Order;
  asOf: number;
  /** For the box that comes next, which the page begins with: the present day where it goes. */
  today?: string | undefined;
}

/** One week's box: status, day, dishes, cutoff, charge and points, and its actions. */
export function OrderCard({ order, asOf, today }: OrderCardProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const day = formatDay(order.deliveryDate, language);
  const skipped = order.status === "skipped";
  const underWay = useSkipUnderWay(order);
  const { card, keep } = useFocusKept(skipped);
  const [full, setFull] = useState(false);
  const onFull = () => setFull(true);
  const isNext = today !== undefined;
  const soon = isNext && arrives(order, today);
  const window = formatWindow(order.window, language);
  const Heading = isNext ? "h2" : "h3";
  return (
    <Card
      asChild
      look={skipped ? "sunken" : "lifted"}
      flush
      className={cn("flex w-full flex-col", order.belowMinimum && "border-attention")}
    >
      <article ref={card} tabIndex={-1} aria-label={t("card.label", { day })}>
        {!skipped && <OrderDishes order={order} className={isNext ? "h-28 md:h-44" : "h-28"} />}
        <div className="flex grow flex-col gap-4 p-(--card-pad)">
          <div className="flex items-start justify-between gap-x-3 gap-y-1.5 max-[22.4375rem]:flex-wrap">
            <div>
              {isNext && <p className="font-semibold text-sm">{t("card.next")}</p>}
              <Heading className={cn("font-display", isNext ? "text-2xl" : "text-xl")}>
                {soon ? t(`card.${soon}`, { window }) : capital(day)}
              </Heading>
              <p className="text-muted">{capital(soon ? day : window)}</p>
            </div>
            <OrderBadge order={order} className="mt-1" />
          </div>
          {skipped ? (
            <p className="text-muted">{t(`skip.because.${order.skippedBecause ?? "others"}`)}</p>
          ) : (
            <DishNames order={order} whole={isNext} />
          )}
          {skipped && !underWay && (
            <div className="flex flex-col">
              {(order.skippedBecause ?? "others") === "others" && <SkipFeedback order={order} day={day} />}
              <SkipProof order={order} day={day} />
              <RecordLink order={order} />
            </div>
          )}
          {!skipped && <ExcludedDishes order={order} />}
          {!skipped && <IncompleteBox order={order} />}
          {order.belowMinimum && (
            <Notice tone="attention">
              {t("card.belowMinimum", {
                missing: formatMoney(order.price.minimumCents - order.price.foodCents, language),
                minimum: formatMoney(order.price.minimumCents, language),
              })}
            </Notice>
          )}
          {!skipped && !order.editable && <WhyDishes orderId={order.orderId} day={day} lines={linesInBox(order)} />}
          <OrderNews order={order} />
          <div className="mt-auto flex flex-col gap-4">
            <OrderFacts order={order} asOf={asOf} />
            {isNext && !order.editable && !isOnItsWay(order) && (
              <CardActions className="mt-0">
                <To name="track" className={buttonStyle({ variant: soon ? "primary" : "secondary", className: "grow" })}>
                  {t("news.track")}
                </To>
              </CardActions>
            )}
            {order.changeable && !underWay && (
              <CardActions className="mt-0">
                <To
                  name="order_editor"
                  params={{ id: order.orderId }}
                  aria-label={t("change.openLabel", { day })}
                  className={buttonStyle({ variant: "secondary", className: "grow" })}
                >
                  {t("change.open")}
                </To>
                <SkipButton order={order} day={day} onFull={onFull} />
              </CardActions>
            )}
            {takesLateItems(order) && (
              <CardActions className="mt-0">
                <AddItemsLink order={order} className="grow" />
              </CardActions>
            )}
            {order.editable && !underWay && (
              <CardActions className="mt-0">
                {skipped ? (
                  <UnskipButton order={order} day={day} onFull={onFull} />
                ) : (
                  <>
                    <To
                      name="order_editor"
                      params={{ id: order.orderId }}
                      aria-label={t("editLabel", { day })}
                      className={buttonStyle({ variant: "secondary", className: "basis-full" })}
                    >
                      {t("edit")}
                    </To>
                    <ChangeDelivery order={order} day={day} />
                    <SkipButton order={order} day={day} onFull={onFull} />
                  </>
                )}
              </CardActions>
            )}
          </div>
        </div>
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
