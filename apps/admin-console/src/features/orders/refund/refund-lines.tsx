import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../shared/components/amount.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { RefundablePart } from "./refundable.ts";

interface RefundLinesProps {
  part: RefundablePart;
  units: Readonly<Record<string, number>>;
  onUnits: (units: Readonly<Record<string, number>>) => void;
  deliveryFee: boolean;
  onDeliveryFee: (given: boolean) => void;
}

/** The units of each line to refund, and the delivery fee. */
export function RefundLines({ part, units, onUnits, deliveryFee, onDeliveryFee }: RefundLinesProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const everything = () => {
    onUnits(Object.fromEntries(part.lines.map(({ key, left }) => [key, left])));
    onDeliveryFee(part.deliveryFeeCents > 0);
  };
  return (
    <fieldset>
      <legend className="mb-1 flex w-full items-center justify-between font-semibold">
        {t("refund.units")}
        <Button variant="ghost" size="sm" onClick={everything}>
          {t("refund.everything")}
        </Button>
      </legend>
      <ul className="pane">
        {part.lines.map(({ key, line, left }) => (
          <li key={key} className="flex min-h-9 items-center gap-3 border-line px-3 py-1 not-last:border-b">
            <span className="min-w-0 grow">
              {line.dish.name[language]}
              <span className="ml-2 text-muted text-sm">
                {left === line.quantity ? t("refund.left", { count: left }) : t("refund.leftOf", { left, count: line.quantity })}
              </span>
            </span>
            <Amount cents={line.why.netCents} className="text-muted text-sm" />
            {left > 0 ? (
              <QuantityStepper
                size="sm"
                label={line.dish.name[language]}
                value={units[key] ?? 0}
                max={left}
                onChange={(value) => onUnits({ ...units, [key]: value })}
              />
            ) : (
              <span className="w-20 text-right text-muted text-sm">{t("refund.givenBack")}</span>
            )}
          </li>
        ))}
        {part.deliveryFeeCents > 0 && (
          <li className="px-3 py-1">
            <Checkbox
              checked={deliveryFee}
              onCheckedChange={(checked) => onDeliveryFee(checked === true)}
              label={t("refund.fee", { amount: formatMoney(part.deliveryFeeCents, language) })}
            />
          </li>
        )}
      </ul>
    </fieldset>
  );
}
