import type { ReactNode } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { ProductFacts } from "./product-facts.tsx";
import type { Product } from "./product-query.ts";

interface ProductHeadProps {
  product: Product;
  /** The dish, drawn: it fills its place. */
  picture: ReactNode;
  /** The diets and the allergens of the dish. */
  label: ReactNode;
  /** Above the name, for a dish that is offered no more. */
  notice?: ReactNode;
  /** The name is shown elsewhere: in the title of a dialog. */
  named?: boolean;
}

/** The picture, the name, and the most important facts. Its larger parts are passed in, since a page fetches them later. */
export function ProductHead({ product, picture, label, notice, named = false }: ProductHeadProps) {
  const language = useLanguage();
  const { dish } = product;
  return (
    <header className={named ? "grid items-center gap-5 sm:grid-cols-2" : "grid items-center gap-8 md:grid-cols-2"}>
      <div className="aspect-[5/4] overflow-hidden rounded-sheet bg-oat">{picture}</div>
      <div className="flex flex-col gap-3">
        {notice}
        {!named && (
          <>
            <h1 className="font-display text-4xl leading-tight">{dish.name[language]}</h1>
            <p className="text-lg text-muted">{dish.subtitle[language]}</p>
          </>
        )}
        <ProductFacts product={product} />
        {label}
      </div>
    </header>
  );
}
