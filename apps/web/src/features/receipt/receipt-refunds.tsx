import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { taxName } from "@tablee/domain/pricing/words";
import { Price } from "@tablee/ui/components/price";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { methodName } from "../../shared/order/method-name.ts";

type Amounts = ReceiptView["refunds"][number]["amounts"];

const whereTo = ({ cardCents, totalCents }: Amounts) =>
  cardCents === totalCents ? "refundCard" : cardCents === 0 ? "refundCredit" : "refundText";

/** Its refunds, and where the money went. */
export function ReceiptRefunds({ refunds, payWith }: Pick<ReceiptView, "refunds" | "payWith">) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const nameOf = (code: string) => taxName(code, language);
  const taxesIn = ({ taxes }: Amounts) =>
    taxes
      .filter(({ cents }) => cents > 0)
      .map(({ code, cents }) => t("refundTax", { tax: nameOf(code), amount: formatMoney(cents, language) }));
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="flex flex-col gap-3">
      <h2 id="refunds" className="font-display text-2xl">
        {t("refunds")}
      </h2>
      <ul>
        {refunds.map(({ refundId, number, at, amounts }) => (
          <li key={refundId} className="flex items-baseline justify-between gap-4 border-line border-t py-3">
            <p>
              {t("refund", { date: formatDateWithYear(at.date, language) })}
              <span className="block text-muted text-sm">
                {t(whereTo(amounts), {
                  method: payWith ? methodName(payWith) : t("refundMethod"),
                  card: formatMoney(amounts.cardCents, language),
                  balance: formatMoney(amounts.promotionalCents + amounts.purchasedCents, language),
                })}
              </span>
              {amounts.taxes.some(({ cents }) => cents > 0) && (
                <span className="block text-muted text-sm">{t("refundTaxes", { list: formatList(taxesIn(amounts), language) })}</span>
              )}
              {number && <span className="figures block text-muted text-sm">{t("title", { number })}</span>}
            </p>
            <Price cents={-amounts.totalCents} className="font-semibold text-good-ink" />
          </li>
        ))}
      </ul>
    </section>
  );
}
