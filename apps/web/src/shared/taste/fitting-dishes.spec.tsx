import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { sessionQuery } from "../api/request.ts";
import { FittingDishes } from "./fitting-dishes.tsx";

test("the dishes that fit are asked for once for each region that the visit keeps", () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { region: "on" } as never);
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
  const query = client.getQueryCache().getAll().at(-1);
  expect(query!.queryKey.at(-1)).toBe("on");
});
