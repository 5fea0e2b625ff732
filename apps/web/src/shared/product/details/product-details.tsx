import { isMoreOfIt, optionCents } from "@tablee/domain/product/option-price";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatMoney } from "@tablee/ui/format/money";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../dish/allergen-line.tsx";
import type { Options } from "../../dish/line-contents.tsx";
import { type Option, OptionLabel } from "../../dish/option-label.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { To } from "../../routing/to.tsx";
import type { Product } from "../product-query.ts";
import { NutritionLabel } from "./nutrition-label.tsx";
import { repeatsName } from "./repeats-name.ts";

interface ProductDetailsProps {
  product: Product;
  /** The element of its headings. */
  level?: 2 | 3;
  /** Links each pairing to its own page. */
  linked?: boolean;
  /** Allergens of the customer's own, to be pointed out. */
  warnOf?: ReadonlySet<string>;
}

/** The ingredients, the recipe, the options and the pairings. */
export function ProductDetails({ product, level = 2, linked = true, warnOf }: ProductDetailsProps) {
  const { dish, description, ingredients, steps, pairings } = product;
  const { t } = useTranslation("details");
  const language = useLanguage();
  const names = ingredients.map(({ name }) => name[language]);
  const listed = repeatsName(dish.name[language], names) ? [] : ingredients;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Part level={level} title={t("description")}>
        <p className="measure">{description[language]}</p>
      </Part>
      {listed.length > 0 && (
        <Part level={level} title={t("ingredients")}>
          {dish.kind !== "market" && <p className="-mt-2 text-muted text-sm">{t(`amountsFor.${dish.kind}`)}</p>}
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {listed.map(({ name, quantity }) => (
              <li key={name.en} className="flex justify-between gap-4 border-line border-b py-1.5">
                {name[language]}
                <span className="figures text-muted">{quantity[language]}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {dish.options && dish.options.length > 0 && (
        <Part level={level} title={t("options")}>
          <ul className="flex flex-col gap-1">
            {dish.options.flatMap((option) => [
              <Offer key={option.id} option={option} />,
              ...swapsEnlarged(option, dish.options!).map((swap) => <Offer key={`${option.id} ${swap.id}`} option={option} swap={swap} />),
            ])}
          </ul>
        </Part>
      )}
      {steps.length > 0 && (
        <Part level={level} title={t("steps")}>
          <ol className="measure flex list-decimal flex-col gap-2 pl-6">
            {steps.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        </Part>
      )}
      <NutritionLabel sku={dish.sku} level={level} />
      {pairings.length > 0 && (
        <Part level={level} title={t("pairings")}>
          <ul className="grid gap-3 sm:grid-cols-3">
            {pairings.map((other) => (
              <li key={other.sku}>
                <Pairing dish={other} linked={linked} warnOf={warnOf} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** The swaps that give a larger serving a name of its own: more of the replacement, at its own price. */
const swapsEnlarged = (option: Option, offered: Options): Options => (isMoreOfIt(option) ? offered.filter(({ larger }) => larger) : []);

function Offer({ option, swap }: { option: Option; swap?: Option }) {
  const { t } = useTranslation("details");
  const language = useLanguage();
  const chosen = swap ? [swap] : [];
  const cents = optionCents(option, chosen);
  return (
    <li>
      <OptionLabel option={option} chosen={chosen} />{" "}
      <span className="text-muted text-sm">{cents > 0 ? t("perServing", { price: formatMoney(cents, language) }) : t("noCharge")}</span>
    </li>
  );
}

interface PairingProps extends Required<Pick<ProductDetailsProps, "linked">> {
  dish: Product["pairings"][number];
  warnOf: ReadonlySet<string> | undefined;
}

function Pairing({ dish, linked, warnOf }: PairingProps) {
  const language = useLanguage();
  const look = "flex items-center gap-3 rounded-card border border-line p-2 text-ink sm:flex-col sm:items-stretch";
  const content = (
    <>
      <DishPicture plate={dish.plate} seed={dish.sku} className="size-16 shrink-0 rounded-control sm:aspect-[5/4] sm:h-auto sm:w-full" />
      <span className="min-w-0">
        <span className="font-medium leading-snug">{dish.name[language]}</span>
        <AllergenLine dish={dish} warnOf={warnOf} />
      </span>
    </>
  );
  if (!linked) return <div className={look}>{content}</div>;
  return (
    <To name="product" params={{ id: dish.sku }} className={`${look} no-underline hover:border-ink`}>
      {content}
    </To>
  );
}

function Part({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section className="flex flex-col gap-3">
      <Heading className={level === 2 ? "font-display text-2xl" : "font-display text-xl"}>{title}</Heading>
      {children}
    </section>
  );
}
