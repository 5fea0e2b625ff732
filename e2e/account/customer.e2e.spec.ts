import { expect } from "@playwright/test";
import { isAccessible } from "../parts/accessible.ts";
import { type Language, signUp, words } from "../parts/sign-up.ts";
import { storiesIn, story, test } from "../story.ts";

const places: Record<Language, { postalCode: string; street: () => string }> = {
  en: { postalCode: "V3T 1A1", street: () => `${Date.now() % 100_000} King George Boulevard` },
  fr: { postalCode: "H7N 1A1", street: () => `${Date.now() % 100_000}, boulevard de la Concorde` },
};

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const say = words[language];
  test.describe(`a customer's first day, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("signs up, sees six weeks, skips one and undoes it, edits another", {
      runs: "en",
      why: "Sign-up, account, editor and rewards meet in one browser under our content policy.",
      quick: true,
    })(async ({ page }) => {
      const broken: string[] = [];
      page.on("pageerror", (error) => broken.push(error.message));
      page.on(
        "console",
        (message) => message.type() === "error" && /Content Security Policy/.test(message.text()) && broken.push(message.text()),
      );

      await signUp(page, language, { postalCode: places[language].postalCode, street: places[language].street() });
      await page.goto(say.account);
      const skips = page.getByRole("button", { name: say.skip });
      await expect(skips.nth(4)).toBeVisible();

      const before = await skips.count();
      // The first one is of the paid box, whose money would go back.
      await skips.nth(2).click();
      await page.getByRole("dialog").getByRole("button", { name: say.skipConfirm }).click();
      await expect(page.getByRole("button", { name: say.unskip })).toBeVisible();
      await page.reload();
      await page.getByRole("button", { name: say.unskip }).click();
      await expect(skips).toHaveCount(before);

      await page.getByRole("link", { name: say.edit }).nth(1).click();
      await expect(skips).toHaveCount(0);
      await page.getByRole("button", { name: say.add }).first().click();
      await page.getByRole("button", { name: say.save }).first().click();
      await expect(page.getByText(say.saved)).toBeVisible();

      await page.goto(say.rewards);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(broken).toEqual([]);
    });
  });
}

story("home and menu are whole in the dark theme", {
  runs: "once",
  why: "Colours of the dark theme exist only in a rendered page; site/screens reads the light one.",
})(async ({ browser }) => {
  for (const [path, locale] of [
    ["/", "en-CA"],
    ["/fr/menu/semaine", "fr-CA"],
    ["/signup/plans/", "en-CA"],
    ["/clients/connexion", "fr-CA"],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, colorScheme: "dark", locale });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await isAccessible(page);
    await context.close();
  }
});
