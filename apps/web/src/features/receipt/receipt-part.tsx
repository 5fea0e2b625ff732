import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { Price } from "@tablee/ui/components/price";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { recipeOf } from "../../shared/order/box-lines.ts";
import { PriceLines } from "../../shared/order/price-lines.tsx";
import { TaxMarks } from "./tax-marks.tsx";
import { usePriceNotes } from "./use-price-notes.ts";
import { WhyAmount } from "./why-amount.tsx";

type Part = ReceiptView["order"];

interface ReceiptPartProps {
  title: string;
  number?: string | null;
  part: Part;
  /** The box's own lines, to which larger servings may have been added. */
  ordered: Part["lines"];
}

/** A box or an addition: every line with an explanation of its price, then the sums. */
export function ReceiptPart({ title, number, part, ordered }: ReceiptPartProps) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const id = useId();
  const { lines, price } = part;
  const notes = usePriceNotes(part);
  const names = new Map(lines.map(({ dish }) => [dish.sku, dish.name[language]]));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        {number && <p className="figures text-muted text-sm">{t("title", { number })}</p>}
      </div>
      <ul className="flex flex-col">
        {lines.map((line) => {
          const { dish, quantity, amountCents, options, pairedWith, upgrade } = line;
          const asides = [
            ...(upgrade ? [t("upgrade")] : []),
            ...(pairedWith ? [t("beside", { dish: names.get(pairedWith) ?? pairedWith })] : []),
          ];
          return (
            <li key={`${dish.sku}${pairedWith ?? ""}${upgrade ?? ""}`} className="border-line border-t py-3">
              <div className="flex items-baseline justify-between gap-4">
                <div>
                  <span className="figures text-muted">{quantity}&nbsp;× </span>
                  <span className="font-medium">{dish.name[language]}</span>
                  {asides.length > 0 && <span className="block text-muted text-sm">{asides.join(", ")}</span>}
                  <LineContents dish={dish} options={options} enlarges={upgrade && recipeOf({ lines: ordered }, dish.sku)?.options} />
                </div>
                <span className="flex items-baseline gap-3">
                  <TaxMarks line={line} price={price} />
                  <Price cents={amountCents} className="font-semibold" />
                </span>
              </div>
              <WhyAmount line={line} price={price} />
            </li>
          );
        })}
      </ul>
      <PriceLines price={price} notes={notes} className="border-line border-t pt-3" />
    </section>
  );
}
