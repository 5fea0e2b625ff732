import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { keepRegion } from "../delivery/answered-region.ts";
import { FittingDishes } from "./fitting-dishes.tsx";

const stored = new Map<string, string>();
const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");

beforeAll(() => {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
});

// Specs of one process share it.
afterAll(() => {
  if (own) Object.defineProperty(globalThis, "sessionStorage", own);
  else Reflect.deleteProperty(globalThis, "sessionStorage");
});

test("the dishes that fit are asked for in the region of the postal code that a visitor gave", () => {
  const client = new QueryClient();
  keepRegion("on");
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en: {}, fr: {} } })}>
        <FittingDishes
          plan={{ type: "ready-to-cook", persons: 2, recipes: 3 }}
          tastes={{ diets: ["family-friendly"], allergens: [], dislikes: [] }}
        />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const [query] = client.getQueryCache().getAll();
  expect(JSON.stringify(query!.queryKey)).toContain('"region":"on"');
});
