import type { DishCard, OrderCardLine } from "@tablee/contracts/schemas";
import { contentsWith } from "@tablee/domain/product/contents";
import { optionPhrases } from "@tablee/domain/product/option-words";
import { useLanguage } from "../i18n/use-language.ts";
import { AllergenLine } from "./allergen-line.tsx";

export type Options = NonNullable<OrderCardLine["options"]>;

interface LineContentsProps {
  dish: DishCard;
  options?: Options | undefined;
  /** The options of the recipe line that this line adds a larger serving to. */
  enlarges?: Options | undefined;
}

/** Below a dish's name in a list: its chosen options, and its allergens with them. */
export function LineContents({ dish, options = [], enlarges = [] }: LineContentsProps) {
  return (
    <>
      <ChosenOptions options={options} elsewhere={enlarges} className="text-muted text-xs" />
      <AllergenLine dish={dish} allergens={contentsWith(dish, [...enlarges, ...options]).allergens} />
    </>
  );
}

/** The chosen options of a dish, as a phrase below its name. */
export function ChosenOptions({ options, elsewhere, className }: { options: Options; elsewhere?: Options; className?: string }) {
  const language = useLanguage();
  if (options.length === 0) return null;
  const phrases = optionPhrases(options, elsewhere).map((phrase) => phrase[language]);
  return <p className={className}>{phrases.join(", ")}</p>;
}
