import { lineKey } from "@tablee/domain/pricing/lines";
import type { PricedLine } from "@tablee/domain/pricing/vocabulary";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { QuantityStepper } from "@tablee/ui/components/form/quantity-stepper";
import { Price } from "@tablee/ui/components/price";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { besideUnits, chosenOf, type DraftLine, dishesOf, maxUnits } from "../draft.ts";
import type { Basket } from "./basket.ts";

/** The bar with the save or pay button: it stays visible however long the cart is. */
export const saveBar = "tall:sticky bottom-0 flex flex-col gap-3 bg-raised px-5 pt-3 pb-5";

/** The draft's lines, with the options of a recipe below it. */
export function CartLines({ basket, priced, empty }: { basket: Basket; priced: readonly PricedLine[]; empty: string }) {
  const { data, draft } = basket;
  const dishes = useMemo(() => dishesOf(data), [data]);
  const amounts = new Map(priced.filter((line) => !line.upgrade).map((line) => [lineKey(line), line.amountCents]));
  return (
    <>
      {draft.size === 0 && <li className="py-4 text-muted">{empty}</li>}
      {[...draft].map(([sku, line]) => (
        <CartLine key={sku} {...{ basket, sku, line, amounts, dishes }} />
      ))}
    </>
  );
}

interface CartLineProps {
  basket: Basket;
  sku: string;
  line: DraftLine;
  amounts: ReadonlyMap<string, number>;
  dishes: ReturnType<typeof dishesOf>;
}

function CartLine({ basket: { data, draft, changes, readOnly }, sku, line, amounts, dishes }: CartLineProps) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const dish = dishes.get(sku);
  const maxOf = (wanted: string) => {
    const item = data.items.find((candidate) => candidate.dish.sku === wanted);
    return item ? maxUnits(item) : 0;
  };
  if (!dish) return null;
  const name = dish.name[language];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
      <DishPicture plate={dish.plate} seed={sku} className="size-14 rounded-control" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium text-sm leading-snug">{name}</p>
        <LineContents dish={dish} options={chosenOf(dish, line.options)} />
        <div className="mt-1 flex items-center justify-between gap-2">
          <QuantityStepper
            size="sm"
            removable
            disabled={readOnly}
            label={name}
            value={line.quantity}
            max={Math.max(maxOf(sku) - besideUnits(draft, sku), line.quantity)}
            onChange={(next) => changes.setQuantity(sku, next)}
          />
          <Price cents={amounts.get(sku) ?? 0} className="text-sm" />
        </div>
      </div>
      {[...line.pairings].map(([pairing, units]) => {
        const other = dishes.get(pairing);
        return other ? (
          <div key={pairing} className="col-start-2 border-line border-l-2 pl-3">
            <p className="line-clamp-2 text-sm leading-snug">{other.name[language]}</p>
            <LineContents dish={other} />
            <div className="mt-1 flex items-center justify-between gap-2">
              <QuantityStepper
                size="sm"
                removable
                disabled={readOnly}
                label={`${other.name[language]}, ${t("choices.beside", { dish: name })}`}
                value={units}
                max={Math.max(maxOf(pairing), units)}
                onChange={(next) => changes.setPairing(sku, pairing, next)}
              />
              <Price cents={amounts.get(lineKey({ sku: pairing, pairedWith: sku })) ?? 0} className="text-sm" />
            </div>
          </div>
        ) : null;
      })}
    </li>
  );
}
