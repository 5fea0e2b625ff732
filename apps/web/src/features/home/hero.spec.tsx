import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as appWords } from "../../shared/app/words.ts";
import { Hero } from "./hero.tsx";
import { heroTables } from "./hero-plates.ts";
import { type Homepage, plainHomepage } from "./homepage-query.ts";
import { words } from "./words.ts";

const en = { app: wordsIn(appWords, "en"), home: wordsIn(words, "en") };

function markupOf(page: Homepage | undefined): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr: en } })}>
        <RouterContextProvider router={router}>
          <Hero page={page} />
        </RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

describe("the first screen", () => {
  it("keeps its place under an outline until the version of the page is known", () => {
    expect(markupOf(undefined)).toMatch(/^<div class="[^"]*invisible[^>]*><div role="status" aria-busy="true" class="[^"]*\bvisible\b/);
    expect(markupOf(plainHomepage)).not.toMatch(/^<div class="[^"]*invisible/);
  });

  it("has the editors' words, or its own where a version has none", () => {
    expect(markupOf({ ...plainHomepage, title: "Come in", subtitle: "It is warm" })).toMatch(/Come in.*It is warm/s);
    expect(markupOf(plainHomepage)).toContain(en.home.hero.title);
  });

  it("sets nine places in every version, and another table in each", () => {
    const tables = Object.values(heroTables);
    for (const table of tables) expect(table.reduce((places, { place }) => places + (place ? 4 : 1), 0)).toBe(9);
    expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(3);
  });
});
