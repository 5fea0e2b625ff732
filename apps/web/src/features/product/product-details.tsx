import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatMoney } from "@tablee/ui/format/money";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import type { Product } from "./api/product.ts";
import { NutritionLabel } from "./nutrition-label.tsx";

/** What is in it, how it is cooked, what can be chosen about it, and what goes well with it. */
export function ProductDetails({ product: { dish, description, ingredients, steps, pairings } }: { product: Product }) {
  const { t } = useTranslation("product");
  const language = useLanguage();
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Part title={t("description")}>
        <p className="measure">{description[language]}</p>
      </Part>
      {ingredients.length > 0 && (
        <Part title={t("ingredients")}>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {ingredients.map(({ name, quantity }) => (
              <li key={name.en} className="flex justify-between gap-4 border-line border-b py-1.5">
                {name[language]}
                <span className="figures text-muted">{quantity[language]}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {dish.options && dish.options.length > 0 && (
        <Part title={t("options")}>
          <ul className="flex flex-col gap-1">
            {dish.options.map(({ id, name, centsPerServing }) => (
              <li key={id}>
                {name[language]}{" "}
                <span className="text-muted text-sm">
                  {centsPerServing > 0 ? t("perServing", { price: formatMoney(centsPerServing, language) }) : t("noCharge")}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {steps.length > 0 && (
        <Part title={t("steps")}>
          <ol className="measure flex list-decimal flex-col gap-2 pl-5">
            {steps.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        </Part>
      )}
      <NutritionLabel sku={dish.sku} />
      {pairings.length > 0 && (
        <Part title={t("pairings")}>
          <ul className="grid gap-3 sm:grid-cols-3">
            {pairings.map((other) => (
              <li key={other.sku}>
                <To
                  name="product"
                  params={{ id: other.sku }}
                  className="flex items-center gap-3 rounded-card border border-line p-2 text-ink no-underline hover:border-ink sm:flex-col sm:items-stretch"
                >
                  <DishPicture
                    plate={other.plate}
                    seed={other.sku}
                    className="size-16 shrink-0 rounded-control sm:aspect-[5/4] sm:h-auto sm:w-full"
                  />
                  <span className="font-medium leading-snug">{other.name[language]}</span>
                </To>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-2xl">{title}</h2>
      {children}
    </section>
  );
}
