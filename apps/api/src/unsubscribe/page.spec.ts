import { brands } from "@tablee/platform/brand";
import { unsubscribePage } from "./page.ts";

const states = [{ ask: "email" }, "done", "unknown", { ask: "invitation" }, "uninvited"] as const;

describe("the page that takes consent back", () => {
  it.each(["en", "fr"] as const)("speaks the language of the mail, runs nothing and loads nothing: %s", (language) => {
    for (const state of states) {
      const html = unsubscribePage({ state, language, brand: brands.laurier });
      expect(html).toContain(`<html lang="${language}-CA">`);
      expect(html).toContain("Cuisine Laurier");
      expect(html).not.toMatch(/Tablée|undefined|<script|<link|<img|https?:/);
      if (language === "fr") expect(html.replace(/<style>[\s\S]*<\/style>/, "")).not.toMatch(/[^\u00a0]: | [?!;]/);
    }
  });

  it("asks with a button of a form, which is gone once it is done", () => {
    const [ask, done, unknown] = states.map((state) => unsubscribePage({ state, language: "fr", brand: brands.tablee }));
    expect(ask).toContain('<form method="post"><button name="List-Unsubscribe" value="One-Click">Ne plus recevoir ces courriels</button>');
    for (const page of [done, unknown]) expect(page).toContain('<a href="/parametres/communications">');
    for (const page of [done, unknown]) expect(page).not.toContain("<form");
  });

  it("leads a friend without an account to no settings", () => {
    const [ask, done] = states.slice(3).map((state) => unsubscribePage({ state, language: "fr", brand: brands.tablee }));
    expect(ask).toContain('<form method="post">');
    expect(done).not.toMatch(/<form|<a /);
  });
});
