import type { Language } from "@tablee/domain/kernel/place/region";
import { textIn } from "@tablee/domain/kernel/words";
import { isFood } from "@tablee/domain/product/label";
import { type ProductCard, RECIPE_SERVINGS } from "@tablee/domain/product/vocabulary";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import { allergenWords } from "@tablee/domain/subscription/words";
import type { Brand } from "@tablee/platform/brand";
import type { ProductRow } from "@tablee/projections/products/read-model";
import type { Thing } from "./structured-data.ts";

interface DishPage {
  readonly language: Language;
  readonly address: string;
  readonly image: string;
  readonly brand: Brand;
}

const contains = { en: "Contains", fr: "Contient" } as const;
const servings = { en: ["serving", "servings"], fr: ["portion", "portions"] } as const;
const calories = { en: "calories", fr: "calories" } as const;

/**
 * A dish as its page shows it: a product, with its nutrition where it is food, and a recipe where customers cook it. Only market items
 * have a price of their own; that of dishes depends on the plan, and what is sold in a week on its menu.
 */
export function dishData(row: ProductRow, page: DishPage): readonly Thing[] {
  const { card } = row;
  const { language, address, image, brand } = page;
  const shared = {
    name: card.name[language],
    description: card.description[language],
    image,
    inLanguage: `${language}-CA`,
    ...foodData(card, language),
  };
  const { inLanguage, ...ofProduct } = shared;
  const product: Thing = {
    // Products of the vocabulary have no nutrition; items of a menu have.
    "@type": isFood(card) ? ["Product", "MenuItem"] : "Product",
    "@id": `${address}#product`,
    ...ofProduct,
    url: address,
    sku: row.key,
    brand: { "@type": "Brand", name: brand.name },
    ...allergenData(card, language),
    ...(row.kind === "market" && card.priceCents !== undefined && !row.withdrawn && offerOf(card.priceCents, address)),
  };
  return row.kind === "ready-to-cook" && card.steps.length > 0 ? [product, { ...recipeData(card, language), ...shared }] : [product];
}

const recipeData = (card: ProductCard, language: Language): Thing => ({
  "@type": "Recipe",
  recipeYield: `${RECIPE_SERVINGS} ${servings[language][1]}`,
  ...(card.minutes > 0 && { totalTime: `PT${card.minutes}M` }),
  recipeIngredient: card.ingredients.map(({ name, quantity }) => `${quantity[language]} ${name[language]}`.trim()),
  recipeInstructions: card.steps.map((step) => ({ "@type": "HowToStep", text: step[language] })),
});

function foodData(card: ProductCard, language: Language) {
  if (!isFood(card)) return {};
  const { nutrition, diets } = card;
  const grams = (amount: number) => `${amount} g`;
  const suitable = (["vegetarian", "vegan"] as const).filter((diet) => diets.includes(diet));
  return {
    nutrition: {
      "@type": "NutritionInformation",
      servingSize: `1 ${servings[language][0]}`,
      calories: `${Math.round(nutrition.calories)} ${calories[language]}`,
      fatContent: grams(nutrition.fatG),
      proteinContent: grams(nutrition.proteinG),
      carbohydrateContent: grams(nutrition.carbohydratesG),
    },
    ...(suitable.length > 0 && { suitableForDiet: suitable.map((diet) => dietNames[diet]) }),
  };
}

const dietNames = { vegetarian: "https://schema.org/VegetarianDiet", vegan: "https://schema.org/VeganDiet" } as const;

/** The label's line of allergens: the vocabulary has no term for it. */
function allergenData({ allergens }: ProductCard, language: Language) {
  if (allergens.length === 0) return {};
  const value = namesOnLabel(allergens, (allergen) => textIn(allergenWords[allergen], language)).join(", ");
  return { additionalProperty: { "@type": "PropertyValue", name: contains[language], value } };
}

const offerOf = (cents: number, url: string) => ({
  offers: { "@type": "Offer", url, price: (cents / 100).toFixed(2), priceCurrency: "CAD" },
});
