import { contentsWith } from "@tablee/domain/product/contents";
import { optionName } from "@tablee/domain/product/option-words";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { Price } from "@tablee/ui/components/price";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../../../shared/api/errors.ts";
import { AllergenLine } from "../../../../shared/dish/allergen-line.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { PriceLines } from "../../../../shared/order/price-lines.tsx";
import type { PayNow } from "../pay/use-pay-now.ts";
import type { AddedItems } from "../use-additions.ts";
import { CartLines, saveBar } from "./cart-lines.tsx";

/** The cart of additions, their price, and the payment. */
export function AdditionsCart({ items, pay }: { items: AddedItems; pay: PayNow }) {
  const { t } = useTranslation(["basket", "order", "ui"]);
  const language = useLanguage();
  const { price, upgrades, upgradable, count } = items;
  return (
    <>
      <ul className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-3 lg:min-h-24">
        <CartLines basket={items} priced={price.lines} empty={count === 0 ? t("late.empty") : ""} />
        {upgradable
          .filter(({ dish }) => upgrades.has(dish.sku))
          .map(({ dish, line: { options = [] }, larger }) => {
            const option = optionName(larger, options)[language];
            return (
              <li key={dish.sku} className="flex items-baseline justify-between gap-3 text-sm">
                <div>
                  {t("late.upgradeLabel", { option, dish: dish.name[language] })}{" "}
                  <TextButton onClick={() => items.upgrade(dish.sku, undefined)} aria-label={t("ui:quantity.remove", { label: option })}>
                    {t("ui:undo")}
                  </TextButton>
                  <AllergenLine dish={dish} allergens={contentsWith(dish, [...options, larger]).allergens} />
                </div>
                <Price cents={price.lines.find((line) => line.upgrade && line.sku === dish.sku)?.amountCents ?? 0} />
              </li>
            );
          })}
      </ul>
      <div className="border-line border-t px-5 pt-4 empty:pt-0">{count > 0 && <PriceLines price={price} className="text-sm" />}</div>
      <div className={saveBar}>
        {pay.start.error && pay.stage === "closed" && (
          <Notice tone="danger" live>
            {sentenceOf(pay.start.error, language, t("order:notAdded"))}
          </Notice>
        )}
        <Button
          size="lg"
          disabled={count === 0 || items.readOnly || pay.moved}
          loading={pay.start.isPending}
          onClick={() => pay.start.mutate()}
        >
          {t(count === 0 ? "late.choose" : "late.pay")}
          {count > 0 && <span className="figures font-normal lg:hidden">{formatMoney(price.totalCents, language)}</span>}
        </Button>
      </div>
    </>
  );
}
