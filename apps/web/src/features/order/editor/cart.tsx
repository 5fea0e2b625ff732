import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Price } from "@tablee/ui/components/price";
import { Progress } from "@tablee/ui/components/progress";
import { QuantityStepper } from "@tablee/ui/components/quantity-stepper";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { codeOf, sentenceOf } from "../../../shared/api/errors.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { PriceLines } from "../../../shared/order/price-lines.tsx";
import { countOf, mostOf } from "./draft.ts";
import type { Editor } from "./use-editor.ts";

/** The box: its lines, what they cost together, what is missing, and saving. */
export function Cart({ editor, titled = false }: { editor: Editor; titled?: boolean }) {
  const { t } = useTranslation(["order", "price"]);
  const language = useLanguage();
  const { data, draft, price, dirty, save } = editor;
  const items = new Map(data.items.map((item) => [item.dish.sku, item]));
  const held = new Map(data.order.lines.map((line) => [line.dish.sku, line.dish]));
  const amounts = new Map(price.lines.map((line) => [line.sku, line.amountCents]));
  const refusal = codeOf(save.error);
  return (
    <>
      {titled && (
        <h2 className="px-5 pt-5 font-display text-2xl">
          {t("editor.cart")}{" "}
          <span className="font-normal font-sans text-base text-muted">{t("editor.cartCount", { count: countOf(draft) })}</span>
        </h2>
      )}
      <ul className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 py-3 lg:min-h-32">
        {draft.size === 0 && <li className="py-4 text-muted">{t("editor.cartEmpty")}</li>}
        {[...draft].map(([sku, quantity]) => {
          const item = items.get(sku);
          const dish = item?.dish ?? held.get(sku);
          if (!dish) return null;
          return (
            <li key={sku} className="grid grid-cols-[auto_1fr] items-center gap-x-3">
              <DishPicture plate={dish.plate} seed={sku} className="size-14 rounded-control" />
              <div className="min-w-0">
                <p className="line-clamp-2 font-medium text-sm leading-snug">{dish.name[language]}</p>
                <div className="mt-1 flex items-center justify-between gap-2">
                  <QuantityStepper
                    size="sm"
                    removable
                    label={dish.name[language]}
                    value={quantity}
                    max={item ? mostOf(item) : quantity}
                    onChange={(next) => editor.setQuantity(sku, next)}
                  />
                  <Price cents={amounts.get(sku) ?? 0} className="text-sm" />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-col gap-3 border-line border-t px-5 pt-4 pb-5">
        {!price.minimumMet && (
          <>
            <Progress
              tone="attention"
              label={t("editor.minimum")}
              value={price.foodCents}
              max={price.minimumCents}
              text={t("editor.minimumText", {
                amount: formatMoney(price.foodCents, language),
                minimum: formatMoney(price.minimumCents, language),
              })}
            />
            <p className="font-medium text-attention-ink text-sm">
              {t("editor.minimumMissing", { missing: formatMoney(price.minimumCents - price.foodCents, language) })}
            </p>
          </>
        )}
        {price.freeDeliveryGapCents !== undefined && (
          <p className="rounded-control bg-good-tint px-3 py-2 font-medium text-good-ink text-sm">
            {t("editor.freeNear", { missing: formatMoney(price.freeDeliveryGapCents, language) })}
          </p>
        )}
        <PriceLines price={price} draft={dirty} className="text-sm" />
        {dirty && <p className="text-muted text-xs">{t("price:taxOnSave")}</p>}
        <p aria-live="polite" className="sr-only">
          {t(dirty ? "price:totalBeforeTax" : "price:total")}: {formatMoney(price.totalCents, language)}
        </p>
        {save.isError && refusal !== "order-changed-elsewhere" && (
          <Notice tone="danger" live>
            {refusal === "sold-out" || refusal === "item-not-on-menu" ? t("editor.soldOutWhileSaving") : sentenceOf(save.error, language)}
          </Notice>
        )}
        <Button size="lg" disabled={!dirty} loading={save.isPending} onClick={() => save.mutate()}>
          {t(dirty ? "editor.save" : "editor.unchanged")}
        </Button>
      </div>
    </>
  );
}
