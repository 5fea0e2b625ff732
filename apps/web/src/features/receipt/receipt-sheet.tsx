import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { locality } from "@tablee/domain/kernel/place/locality";
import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { Button } from "@tablee/ui/components/form/button";
import { Price } from "@tablee/ui/components/price";
import { formatDateWithYear, formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { methodName } from "../../shared/order/method-name.ts";
import { To } from "../../shared/routing/to.tsx";
import { BrandWordmark } from "../../shared/ui/brand-wordmark.tsx";
import { paidBy } from "./paid-by.ts";
import { ReceiptChanges } from "./receipt-changes.tsx";
import { ReceiptPart } from "./receipt-part.tsx";
import { ReceiptRefunds } from "./receipt-refunds.tsx";
import { ReceiptTaxes } from "./receipt-taxes.tsx";

export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const { t } = useTranslation(["receipt", "app"]);
  const language = useLanguage();
  const { number, issuedAt, deliveryDate, seller, billedTo, order, additions, paidCents, refundedCents } = receipt;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12 print:p-0">
      <header className="flex flex-col gap-4">
        <BrandWordmark className="print-only h-8 self-start" />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="font-display text-xl min-[22.5rem]:text-2xl sm:text-4xl">{t("title", { number })}</h1>
            <p className="mt-1 text-muted">
              {t("issued", {
                date: formatDateWithYear(issuedAt.date, language),
                time: clockWithZone(issuedAt, language),
              })}
            </p>
            <p>{receipt.returned ? t("returned") : t("delivery", { day: formatDay(deliveryDate, language) })}</p>
          </div>
          <Actions orderId={receipt.orderId} />
        </div>
        <dl className="grid gap-4 sm:grid-cols-3 print:grid-cols-3">
          <div>
            <dt className="text-muted text-sm">{t("soldBy")}</dt>
            <dd>
              {seller.name}
              <span className="block">{seller.address.line}</span>
              <span className="block">{locality(seller.address, language)}</span>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t("billedTo")}</dt>
            <dd>
              {billedTo.name}
              <span className="block">{locality(billedTo, language)}</span>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t("payWith")}</dt>
            <PaidBy receipt={receipt} />
          </div>
        </dl>
      </header>
      <ReceiptPart title={t("order")} part={order} ordered={order.lines} />
      {additions.map((addition) => (
        <ReceiptPart
          key={addition.additionId}
          title={t("addition", { date: formatDateWithYear(addition.billedAt.date, language) })}
          number={addition.number}
          part={addition}
          ordered={order.lines}
        />
      ))}
      <ReceiptChanges changes={receipt.changes} returned={receipt.returned} />
      <ReceiptRefunds refunds={receipt.refunds} payWith={receipt.payWith} />
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-t-2 pt-4">
        <p className="font-display text-2xl">{t("paid")}</p>
        <Price cents={paidCents} className="font-display text-3xl" />
        {refundedCents > 0 && (
          <p className="basis-full text-muted text-sm">{t("lessRefunds", { amount: formatMoney(refundedCents, language) })}</p>
        )}
        <Points receipt={receipt} />
      </footer>
      <ReceiptTaxes receipt={receipt} />
    </article>
  );
}

function Points({ receipt: { points, pointsEarned } }: { receipt: ReceiptView }) {
  const { t } = useTranslation("receipt");
  if (points === 0) return null;
  return <p className="basis-full text-sm">{t(pointsEarned ? "points" : "pointsToCome", { count: points })}</p>;
}

/** The payment method and balances, with their amounts if there are several. */
function PaidBy({ receipt }: { receipt: ReceiptView }) {
  const { t } = useTranslation(["receipt", "price"]);
  const language = useLanguage();
  const payers = paidBy(receipt);
  const method = receipt.payWith ? methodName(receipt.payWith) : "–";
  if (payers.length === 0) return <dd>–</dd>;
  return payers.map(({ by, cents }) => (
    <dd key={by}>
      {by === "method" ? method : t(`price:${by}`)}
      {payers.length > 1 && `${language === "fr" ? "\u00a0" : ""}: ${formatMoney(cents, language)}`}
    </dd>
  ));
}

function Actions({ orderId }: { orderId: string }) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const send = useMutation(
    callMutation(sendOrderReceipts, {
      onSuccess: () => toast.success(t("sent")),
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <To name="settings_payment_history" className="link inline-flex min-h-9 items-center font-semibold">
        {t("back")}
      </To>
      <Button size="sm" variant="secondary" loading={send.isPending} onClick={() => send.mutate({ orderIds: [orderId] })}>
        {t("send")}
      </Button>
      <Button size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("print")}
      </Button>
    </div>
  );
}
