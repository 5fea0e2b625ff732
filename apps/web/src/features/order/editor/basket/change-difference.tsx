import { Price } from "@tablee/ui/components/price";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { methodName } from "../../../../shared/order/method-name.ts";
import type { Editor } from "../use-editor.ts";

/** The difference between a changed box and the amount already paid: the charge and its method, or the refund. */
export function ChangeDifference({ editor: { data, difference, payWith: now } }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  if (!difference) return null;
  const { totalCents, cardCents, promotionalCents, purchasedCents } = difference;
  const balance = promotionalCents + purchasedCents;
  const more = totalCents > 0;
  const by = more ? now : data.order.payWith;
  const method = by ? methodName(by) : t("change.noMethod");
  return (
    <div aria-live="polite" className="border-line border-t pt-3 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{t("change.paid")}</span>
        <Price cents={data.order.price.totalCents} />
      </p>
      {totalCents !== 0 && (
        <p className="flex items-baseline justify-between gap-4 pt-1 font-semibold text-base">
          <span>{t(more ? "change.toPay" : "change.goesBack")}</span>
          <Price cents={Math.abs(totalCents)} />
        </p>
      )}
      <p className="pt-1 text-muted">
        {totalCents === 0
          ? t("change.same")
          : balance === 0
            ? t(more ? "change.toMethod" : "change.backToMethod", { method })
            : t(more ? "change.split" : "change.backSplit", {
                method,
                card: formatMoney(Math.abs(cardCents), language),
                balance: formatMoney(Math.abs(balance), language),
              })}
      </p>
    </div>
  );
}
