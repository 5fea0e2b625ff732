import { expect, type Page } from "@playwright/test";
import { customerIn } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const settings = { en: "/settings/account", fr: "/parametres/compte" } as const;
const homes = { en: "/", fr: "/fr/" } as const;
/** A page that the server does not draw: without its scripts it shows nothing. */
const signIns = { en: "/clients/sign_in", fr: "/clients/connexion" } as const;
const script = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Imitates the deployment of a new build under an open page: files that the page has not fetched are gone, and the server's pages start
 * other scripts.
 */
async function deploy(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      return route.continue();
    }
    if (request.resourceType() !== "fetch" || request.url().includes("/api/")) return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    return route.fulfill({ response: answer, body: html.replace(script, (tag, own: string) => tag.replace(own, "/assets/other.js")) });
  });
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { app, ownAccount, ui } = screens[language];

  test.describe(`a deployment under an open page, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 360, height: 780 } });

    /** Opens an address before the deployment, without prefetching. */
    const openBefore = async (page: Page, address: string) => {
      await customerIn(page, language);
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      await page.goto(address, { waitUntil: "networkidle" });
      const loads: string[] = [];
      page.on("load", () => loads.push(page.url()));
      await deploy(page);
      return { loads, drawer: page.getByRole("button", { name: app.nav.openMenu }) };
    };

    story("loads the same address again where nothing is unsaved", {
      runs: "all",
      provedBy: ["libs/ui/src/app/new-version.spec.ts: is of another version if it starts another script"],
    })(async ({ page }) => {
      const { loads, drawer } = await openBefore(page, words[language].account);
      const address = page.url();
      await drawer.click();
      await expect.poll(() => loads).toEqual([address]);
      await drawer.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(loads).toHaveLength(1);
    });

    story("waits for the user where something is typed, and keeps that", {
      runs: "all",
      provedBy: ["libs/ui/src/app/new-version.spec.ts: is of another version if it starts another script"],
    })(async ({ page }) => {
      const { loads, drawer } = await openBefore(page, settings[language]);
      const name = page.getByLabel(ownAccount.firstName, { exact: true });
      await name.fill("Marguerite");
      await drawer.click();
      await expect(page.getByText(ui.newVersion.text)).toBeVisible();
      expect([loads, await name.inputValue()]).toEqual([[], "Marguerite"]);
      await page.getByRole("button", { name: ui.newVersion.use }).click();
      await expect.poll(() => loads).toHaveLength(1);
      await expect(name).toHaveValue("Marguerite");
      await expect(page.getByText(ui.newVersion.text)).toHaveCount(0);
    });

    story("reloads an old page whose scripts are gone, once", {
      runs: "all",
      provedBy: ["libs/ui/src/app/recovery-script.spec.ts: is loaded again, once"],
    })(async ({ page }) => {
      let gone = 1;
      await page.route("**/assets/index-*.js", (route) => (gone-- > 0 ? route.fulfill({ status: 404 }) : route.continue()));
      await page.goto(homes[language]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      gone = Number.POSITIVE_INFINITY;
      await page.goto(signIns[language]);
      await expect(page.getByRole("link")).toHaveCount(1);
      gone = 0;
      await page.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}
