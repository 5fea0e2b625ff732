import type { OutputOf } from "@tablee/contracts/call";
import type { paymentHistory } from "@tablee/contracts/calls/settings-payment";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Price } from "@tablee/ui/components/price";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

type Row = OutputOf<typeof paymentHistory>["rows"][number];

interface HistoryTableProps {
  rows: readonly Row[];
  /** Orders whose receipts are to be sent. */
  chosen: readonly string[];
  toggle: (orderId: string) => void;
}

export function HistoryTable({ rows, chosen, toggle }: HistoryTableProps) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const head = "py-2 pr-4 font-semibold";
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className={head}>
            <span className="sr-only">{t("receipts.send")}</span>
          </th>
          <th scope="col" className={head}>
            {t("history.paid")}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t("history.what")}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t("history.delivery")}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t("history.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const paid = formatDateWithYear(row.paymentDate, language, "short");
          const delivery = formatDateWithYear(row.deliveryDate, language, "short");
          const { orderId } = row;
          const number = t("history.receipt", { number: row.receiptNumber });
          // A bag or kit has one line, without tax: its row shows all that a receipt would.
          const receipt =
            orderId === null ? (
              <span className="text-muted text-sm">{number}</span>
            ) : (
              <To name="receipt" params={{ id: orderId }} className="link inline-flex min-h-6 items-center text-sm">
                {number}
              </To>
            );
          return (
            <tr key={row.id} className="border-line border-b align-top">
              <td className="py-1 pr-2">
                {row.kind === "order" && orderId !== null && (
                  <Checkbox
                    hideLabel
                    label={t("receipts.choose", { date: delivery })}
                    checked={chosen.includes(orderId)}
                    onCheckedChange={() => toggle(orderId)}
                  />
                )}
              </td>
              <td className="py-3 pr-4">
                {paid}
                <span className="block text-sm sm:hidden">
                  {t(`history.kind.${row.kind}`)}, {delivery}
                </span>
                <span className="block sm:hidden">{receipt}</span>
              </td>
              <td className="py-3 pr-4 max-sm:hidden">
                {t(`history.kind.${row.kind}`)}
                <span className="block">{receipt}</span>
              </td>
              <td className="py-3 pr-4 max-sm:hidden">{delivery}</td>
              <td className="py-3 text-right">
                <Price cents={row.billedCents} className={row.billedCents < 0 ? "font-semibold text-good-ink" : "font-semibold"} />
                {row.creditCents !== 0 && (
                  <span className="block text-muted text-xs">
                    {t("history.split", { card: formatMoney(row.cardCents, language), balance: formatMoney(row.creditCents, language) })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
