import { returnableKinds } from "@tablee/domain/returnables/vocabulary";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";
import { type Counts, countsOf, type Lent } from "./returned-parts.ts";

interface ReturnedCountsProps {
  /** All that can have come back, and the part that did. */
  possible: readonly Lent[];
  back: readonly Lent[];
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** Counts the bags and kits that came back, at most those that are out, and shows the charges that are reversed for them. */
export function ReturnedCounts({ possible, back, counts, onChange }: ReturnedCountsProps) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  const most = countsOf(possible);
  const cents = back.reduce((sum, { chargedCents }) => sum + chargedCents, 0);
  return (
    <div className="flex flex-col gap-2">
      {returnableKinds
        .filter((kind) => most[kind] > 0)
        .map((kind) => (
          <div key={kind} className="flex items-center justify-between gap-3">
            <span>{t(`pickups.countOf.${kind}`, { most: most[kind] })}</span>
            <QuantityStepper
              size="sm"
              label={t(`pickups.countOf.${kind}`, { most: most[kind] })}
              max={most[kind]}
              value={counts[kind]}
              onChange={(count) => onChange({ ...counts, [kind]: count })}
            />
          </div>
        ))}
      <p aria-live="polite" className="text-muted text-sm empty:hidden">
        {cents > 0 && t("pickups.reverses", { money: formatMoney(cents, language) })}
      </p>
    </div>
  );
}
