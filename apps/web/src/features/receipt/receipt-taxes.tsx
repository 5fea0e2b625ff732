import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { taxMarks, taxName } from "@tablee/domain/pricing/words";
import { Price } from "@tablee/ui/components/price";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatPercent } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** The taxes of the place, charged or not: the sign that marks items, the seller's number, and the amount in all. */
export function ReceiptTaxes({ receipt: { taxes, order, additions, deliveryDate } }: { receipt: ReceiptView }) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const charged = [order, ...additions].some(({ price }) => price.taxes.length > 0);
  return (
    <section aria-labelledby="taxes" className="flex flex-col gap-3 break-inside-avoid">
      <h2 id="taxes" className="font-display text-2xl">
        {t("taxes")}
      </h2>
      <table className="w-full text-sm sm:text-base">
        <thead className="text-left text-muted text-sm">
          <tr>
            <th className="pb-1 font-normal">{t("taxColumn")}</th>
            <th className="pb-1 font-normal">{t("taxNumber")}</th>
            <th className="pb-1 text-right font-normal">{t("taxCharged")}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ code, ppm, number, cents }) => (
            <tr key={code} className="border-line border-t">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {charged && <span className="mr-2 font-semibold">{taxMarks[language][code]}</span>}
                {t("taxLine", { tax: taxName(code, language), rate: formatPercent(ppm / 1_000_000, language, 3) })}
              </th>
              <td className="figures wrap-anywhere py-2 pr-3">{number}</td>
              <td className="py-2 text-right">
                <Price cents={cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-col gap-1 text-muted text-sm">
        <p>{t(charged ? "marked" : "unmarked")}</p>
        <p>{t("inForce", { date: formatDateWithYear(deliveryDate, language) })}</p>
      </div>
    </section>
  );
}
