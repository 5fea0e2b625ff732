import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatTime } from "@tablee/ui/format/times";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { recipeOf } from "../../../../shared/order/box-lines.ts";
import { methodName } from "../../../../shared/order/method-name.ts";
import { PriceLines } from "../../../../shared/order/price-lines.tsx";
import { useSecondsLeft } from "../../../../shared/order/use-seconds-left.ts";
import type { StartedAddition } from "../../requests.ts";
import { dishesOf, type EditorData } from "../draft.ts";

/** The items to add with their allergens, their price with taxes, the payment method, and the end of the hold. */
export function PayConfirm({ started, data }: { started: StartedAddition; data: EditorData }) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const [asOf] = useState(() => Date.now());
  const left = useSecondsLeft(started.secondsLeft, asOf);
  const { addition, heldUntil, removed, payWith } = started;
  const dishes = dishesOf(data);
  const list = removed.map((sku) => dishes.get(sku)?.name[language] ?? sku).join(", ");
  return (
    <div className="flex flex-col gap-4">
      {removed.length > 0 && <Notice tone="attention">{t("pay.removed", { count: removed.length, list })}</Notice>}
      <ul className="flex flex-col gap-1">
        {addition.lines.map(({ dish, quantity, options, pairedWith, upgrade }) => (
          <li key={`${dish.sku}${pairedWith ?? ""}${upgrade ?? ""}`}>
            <span className="figures text-muted">{quantity}&nbsp;× </span>
            {dish.name[language]}
            <LineContents dish={dish} options={options} enlarges={upgrade && recipeOf(data.order, dish.sku)?.options} />
          </li>
        ))}
      </ul>
      <PriceLines price={addition.price} className="border-line border-t pt-3 text-sm" />
      {addition.price.chargeCents === 0 ? (
        <p>{t("pay.nothing")}</p>
      ) : (
        <p className="font-semibold">{payWith ? t("pay.with", { method: methodName(payWith) }) : t("pay.noMethod")}</p>
      )}
      <p role="status" className="text-muted text-sm">
        {left > 0 ? t("pay.held", { time: formatTime(heldUntil.time, language) }) : t("pay.heldOver")}
      </p>
    </div>
  );
}
