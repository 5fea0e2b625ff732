import { expect } from "@playwright/test";
import { drawnRoutes } from "../../apps/web/src/shared/routing/drawn-routes.ts";
import { pathTo } from "../../apps/web/src/shared/routing/paths.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { storiesIn, test } from "../story.ts";

/** Expects the title of every page that the server draws, missing ones too, in both languages, in its document as a stranger fetches it. */
async function allDrawn(sku: string): Promise<void> {
  for (const language of ["en", "fr"] as const) {
    const own = [...drawnRoutes].map((name) => pathTo(name, language, { id: sku, date: "this-week", friendlyId: "boxes" }));
    for (const path of [...own, pathTo("product", language, { id: "no-such-dish" }), `${pathTo("not_found", language)}/nowhere`]) {
      const address = `${origin()}${path}`;
      // A first drawing may take too long for its request; the next one has it.
      await expect(async () =>
        expect(await (await fetch(address)).text(), address).toMatch(/<div id="root" data-drawn>[\s\S]*<h1[^>]*>[^<]/),
      ).toPass();
    }
  }
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  test.describe(`what a page asks for before its scripts run, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("is taken by its scripts, which do not ask for it again", {
      runs: "en",
      why: "The server's page and the app's scripts must ask for one address, which a browser shows.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      const { sku } = (await boxesOf(person))[0]!.lines[0]!.dish;
      await allDrawn(sku);
      expect(await (await page.request.get("/faq")).text()).not.toContain('id="root" data-drawn');
      const addresses = {
        en: ["/menu/this-week", `/product/${sku}`, "/signup/plans"],
        fr: ["/fr/menu/semaine", `/produit/${sku}`, "/abonnement/plans"],
      }[language];
      for (const address of [words[language].account, ...addresses]) {
        const asked: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "GET" && request.url().includes("/api/v1/")) asked.push(request.url());
        });
        await page.goto(address, { waitUntil: "networkidle" });
        const ahead = await page.evaluate(() => Object.keys(globalThis.__ahead ?? {}));
        expect({ address, left: ahead, twice: asked.filter((url, i) => asked.indexOf(url) !== i) }).toEqual({
          address,
          left: [],
          twice: [],
        });
        page.removeAllListeners("request");
      }
    });
  });
}
