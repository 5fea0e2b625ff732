import type { OrderCard, OrderCardLine } from "@tablee/contracts/schemas";
import { lineKey } from "@tablee/domain/pricing/lines";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { optionsInBox } from "../../../shared/order/box-lines.ts";
import { To } from "../../../shared/routing/to.tsx";
import { SwapDish } from "./swap-dish.tsx";

/** The number of dishes that a card names before it is unfolded. */
const NAMED = 4;

/** The dishes of a box, each with a link to its page; a press shows those beyond the first few, unless `whole` shows all. */
export function DishNames({ order, whole = false }: { order: OrderCard; whole?: boolean | undefined }) {
  const { t } = useTranslation("order");
  const [unfolded, setUnfolded] = useState(false);
  const { lines } = order;
  const foldable = !whole && lines.length > NAMED + 1;
  return (
    <div>
      <ul className="flex flex-col gap-2">
        {lines.slice(0, foldable && !unfolded ? NAMED : undefined).map((line) => (
          <li key={lineKey({ ...line, sku: line.dish.sku })} className="flex items-start justify-between gap-3 leading-snug">
            <DishName order={order} line={line} />
          </li>
        ))}
      </ul>
      {foldable && (
        <TextButton aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} className="mt-1 min-h-9 text-sm">
          {unfolded ? t("card.fewer") : t("card.more", { count: lines.length - NAMED })}
        </TextButton>
      )}
    </div>
  );
}

function DishName({ order, line }: { order: OrderCard; line: OrderCardLine }) {
  const language = useLanguage();
  const { dish, quantity } = line;
  return (
    <>
      <div className="min-w-0">
        {quantity > 1 && <span className="figures text-muted">{quantity}&nbsp;× </span>}
        <DishLink dish={dish}>{dish.name[language]}</DishLink>
        <LineContents dish={dish} options={optionsInBox(order, line)} />
      </div>
      {order.editable && dish.kind !== "market" && <SwapDish order={order} dish={dish} />}
    </>
  );
}

/** A dish's name with the way to its page. */
export function DishLink({ dish, children }: { dish: OrderCardLine["dish"]; children: string }) {
  return (
    <To name="product" params={{ id: dish.sku }} className="text-ink no-underline underline-offset-4 hover:underline">
      {children}
    </To>
  );
}
