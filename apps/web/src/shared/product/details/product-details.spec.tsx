import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as dishWords } from "../../dish/words.ts";
import type { Product } from "../product-query.ts";
import { ProductDetails } from "./product-details.tsx";
import { words as detailsWords } from "./words.ts";

const en = { dish: wordsIn(dishWords, "en"), details: wordsIn(detailsWords, "en") };
const fr = { dish: wordsIn(dishWords, "fr"), details: wordsIn(detailsWords, "fr") };

const named = (sku: string, name: string, allergens: string[]) => ({
  sku,
  category: "bakery",
  name: { en: name, fr: name },
  allergens,
  plate: { vessel: "board", cloth: "oat", art: ["bread"] },
});
const product = {
  dish: { ...named("RTC-0001", "Salmon", ["fish"]), kind: "ready-to-cook" },
  description: { en: "", fr: "" },
  ingredients: [],
  steps: [],
  pairings: [named("MKT-0001", "Garlic bread", ["milk"]), named("MKT-0002", "Lemon", [])],
} as unknown as Product;

const shown = (avoided?: ReadonlySet<string>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr } })}>
        <ProductDetails product={product} linked={false} {...(avoided && { warnOf: avoided })} />
      </I18nextProvider>
    </QueryClientProvider>,
  );

test("each pairing of a product names its allergens, also where it has none", () => {
  expect(shown()).toContain("Contains milk");
  expect(shown()).toContain(en.dish.noAllergens);
});

test("a pairing with an allergen that the household avoids stands out", () => {
  expect(shown(new Set(["milk"]))).toContain("text-danger-ink");
  expect(shown(new Set(["egg"]))).not.toContain("text-danger-ink");
});
