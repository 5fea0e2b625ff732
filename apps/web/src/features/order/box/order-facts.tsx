import type { OrderCard } from "@tablee/contracts/schemas";
import { Fold } from "@tablee/ui/components/fold";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { Price } from "@tablee/ui/components/price";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime, formatUntil } from "@tablee/ui/format/times";
import { Clock, Coins, CreditCard } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { methodName } from "../../../shared/order/method-name.ts";
import { PriceLines } from "../../../shared/order/price-lines.tsx";
import { awaitsPayment, neverPaid } from "../../../shared/order/unpaid.ts";
import { useSecondsLeft } from "../../../shared/order/use-seconds-left.ts";
import { chargedForAdditions, chargeKey, isReturned } from "../add/charge-key.ts";
import { takesLateItems } from "../add/late-items.ts";
import { ReceiptLink } from "./receipt-link.tsx";

/** The cutoff, the charge and its method, and the points to come. */
export function OrderFacts({ order, asOf }: { order: OrderCard; asOf: number }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const left = useSecondsLeft(order.cutoff.secondsLeft, asOf);
  const skipped = order.status === "skipped";
  const when = { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) };
  const open = (order.editable || order.changeable) && left > 0;
  const until = skipped ? "unskip.until" : order.changeable ? "card.changeable" : "card.editable";
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4 text-sm">
      {(open || left <= 0) && (
        <Fact icon={<Clock aria-hidden="true" />}>
          <span>{t(open ? until : "card.closed", when)}</span>{" "}
          {open && <span className="figures whitespace-nowrap text-muted">({formatUntil(left, language)})</span>}
        </Fact>
      )}
      {!isReturned(order) && (
        <Fact icon={<CreditCard aria-hidden="true" />}>
          <Charge order={order} />
        </Fact>
      )}
      {takesLateItems(order) && (
        <Fact icon={<Clock aria-hidden="true" />}>
          {t("card.additionsUntil", {
            date: formatDayShort(order.lateAdditionsUntil.date, language),
            time: formatTime(order.lateAdditionsUntil.time, language),
          })}
        </Fact>
      )}
      {order.pointsToCome > 0 && !awaitsPayment(order) && (
        <Fact icon={<Coins aria-hidden="true" />}>{t("card.points", { count: order.pointsToCome })}</Fact>
      )}
      {!skipped && !neverPaid(order) && <Details order={order} />}
      <ReceiptLink order={order} className="self-start" />
    </div>
  );
}

function Charge({ order }: { order: OrderCard }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const method = order.payWith ? methodName(order.payWith) : "";
  const date = formatDayShort(order.chargedAt.date, language);
  const key = chargeKey(order);
  const added = chargedForAdditions(order);
  const until = { date: formatDayShort(order.cutoff.date, language), time: formatTime(order.cutoff.time, language) };
  const [before, after] = t(`card.${key}`, { ...(key === "unlessCompleted" ? until : { date }), method }).split("<amount/>");
  return (
    <>
      {before}
      {after !== undefined && <Price cents={order.price.chargeCents} className="font-semibold text-base" />}
      {after}
      {added > 0 &&
        ` ${t("card.withAdditions", { added: formatMoney(added, language), total: formatMoney(order.price.chargeCents + added, language) })}`}
    </>
  );
}

function Details({ order }: { order: OrderCard }) {
  const { t } = useTranslation("order");
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="min-h-9 text-sm">
        {t(open ? "card.hideDetails" : "card.details")}
      </TextButton>
      <Fold open={open} id={id}>
        <PriceLines brief price={order.price} className="pt-2" />
      </Fold>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span>{children}</span>
    </p>
  );
}
