import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { ProductFacts } from "./product-facts.tsx";
import type { Product } from "./product-query.ts";

interface ProductHeadProps {
  product: Product;
  withdrawn: boolean;
  /** The name is shown elsewhere: in the title of a dialog. */
  named?: boolean;
  /** Allergens of the customer's own, to be pointed out. */
  warnOf?: ReadonlySet<string>;
}

/** The picture, the name, and the most important facts. */
export function ProductHead({ product, withdrawn, named = false, warnOf }: ProductHeadProps) {
  const { t } = useTranslation("product");
  const language = useLanguage();
  const { dish } = product;
  return (
    <header className={named ? "grid items-center gap-5 sm:grid-cols-2" : "grid items-center gap-8 md:grid-cols-2"}>
      <DishPicture plate={dish.plate} seed={dish.sku} loading="eager" className="aspect-[5/4] overflow-hidden rounded-sheet" />
      <div className="flex flex-col gap-3">
        {withdrawn && <Notice tone="attention">{t("withdrawn")}</Notice>}
        {!named && (
          <>
            <h1 className="font-display text-4xl leading-tight">{dish.name[language]}</h1>
            <p className="text-lg text-muted">{dish.subtitle[language]}</p>
          </>
        )}
        <ProductFacts product={product} warnOf={warnOf} />
      </div>
    </header>
  );
}
