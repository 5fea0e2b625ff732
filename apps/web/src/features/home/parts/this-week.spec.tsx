import type { DishCard } from "@tablee/contracts/schemas";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { menuQuery } from "../../../shared/dish/menu-query.ts";
import { words as dishWords } from "../../../shared/dish/words.ts";
import { words as homeWords } from "../words.ts";
import { ThisWeek } from "./this-week.tsx";

const en = { dish: wordsIn(dishWords, "en"), home: wordsIn(homeWords, "en") };
const fr = { dish: wordsIn(dishWords, "fr"), home: wordsIn(homeWords, "fr") };

const dish = (name: string, allergens: DishCard["allergens"]) => ({
  sku: name,
  kind: "ready-to-cook",
  category: "fish",
  name: { en: name, fr: name },
  subtitle: { en: "", fr: "" },
  diets: [],
  allergens,
  minutes: 20,
  plate: { vessel: "plate", cloth: "oat", art: ["fork-and-knife-with-plate"] },
});

test("the dishes of the home name their allergens, also where they have none", () => {
  const client = new QueryClient();
  client.setQueryData(menuQuery("this-week").queryKey, { readyToCook: [dish("Salmon", ["fish"]), dish("Rice bowl", [])] } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr } })}>
        <RouterContextProvider router={router}>
          <ThisWeek />
        </RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  expect(markup).toContain("Contains fish");
  expect(markup).toContain(en.dish.noAllergens);
});
