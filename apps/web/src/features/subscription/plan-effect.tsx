import { Notice } from "@tablee/ui/components/feedback/banner";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { BoxCompared } from "./box-compared.tsx";
import { boxesIn, type PlanPreview } from "./use-change-plan.ts";

interface PlanEffectProps {
  preview: PlanPreview;
  /** True if the open boxes are regenerated; without `onAll` the customer cannot choose. */
  all: boolean;
  onAll?: (all: boolean) => void;
}

/** The first box for a plan, and the open boxes that are regenerated for it: one total before and after, and each box on demand. */
export function PlanEffect({ preview, all, onAll }: PlanEffectProps) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const { boxes, totalCents, totalBeforeCents, firstBox, firstBoxOtherwise } = preview;
  const whole = boxes.filter((box) => box.whole);
  const stay = boxes.filter((box) => !box.whole);
  const count = boxesIn(preview).length;
  const days = (of: typeof boxes) =>
    formatList(
      of.map(({ deliveryDate }) => formatDay(deliveryDate, language)),
      language,
    );
  return (
    <div className="flex flex-col gap-3 rounded-card bg-oat p-4">
      <p className="font-semibold" aria-live="polite">
        {t("plan.from", { day: formatDay(all && count > 0 ? firstBox : firstBoxOtherwise, language) })}
      </p>
      {onAll && count > 0 && (
        <Checkbox
          checked={all}
          onCheckedChange={(checked) => onAll(checked === true)}
          label={t("all.choose", { count, days: days(whole) })}
        />
      )}
      {all && count > 0 ? (
        <>
          <p className="figures" aria-live="polite">
            {t("all.price", { count, now: formatMoney(totalCents, language), before: formatMoney(totalBeforeCents, language) })}
          </p>
          <ul className="flex flex-col gap-1">
            {whole.map(({ orderId, deliveryDate, box }) => (
              <li key={orderId}>
                <details>
                  <summary className="min-h-6 w-fit cursor-pointer py-1 text-sm underline underline-offset-4">
                    {t("all.box", { day: capital(formatDay(deliveryDate, language)) })}
                  </summary>
                  <div className="py-2">
                    <BoxCompared box={box} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </>
      ) : (
        count > 0 && <p className="text-sm">{t("all.keep", { count })}</p>
      )}
      {stay.length > 0 && <Notice tone="attention">{t("all.tooFew", { count: stay.length, days: days(stay) })}</Notice>}
    </div>
  );
}
