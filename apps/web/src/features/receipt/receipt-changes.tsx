import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { Price } from "@tablee/ui/components/price";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { methodName } from "../../shared/order/method-name.ts";

const whatBecame = (totalCents: number) => (totalCents === 0 ? "changeSame" : totalCents > 0 ? "changeMore" : "changeLess");

/** The changes of a first box after it was paid: the lines above are the current ones, and each entry shows the difference it made. */
export function ReceiptChanges({ changes, returned }: Pick<ReceiptView, "changes" | "returned">) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-3">
      <h2 id="changes" className="font-display text-2xl">
        {t("changes")}
      </h2>
      {!returned && <p className="text-muted text-sm">{t("changesText")}</p>}
      <ul>
        {changes.map(({ changeId, number, at, difference: { totalCents }, payWith }) => (
          <li key={changeId} className="flex items-baseline justify-between gap-4 border-line border-t py-3">
            <p>
              {t("change", { date: formatDateWithYear(at.date, language) })}
              <span className="block text-muted text-sm">
                {payWith && totalCents > 0 ? t("changeMoreBy", { method: methodName(payWith) }) : t(whatBecame(totalCents))}
              </span>
              {number && <span className="figures block text-muted text-sm">{t("title", { number })}</span>}
            </p>
            {totalCents !== 0 && <Price cents={totalCents} className={totalCents < 0 ? "font-semibold text-good-ink" : "font-semibold"} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
