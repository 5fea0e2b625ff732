import { expect } from "@playwright/test";
import { customerIn } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { order } = screens[language];
  test.describe(`what lies over the account, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 390, height: 780 }, reducedMotion: "no-preference" });

    story("is no toast once a dialogue opens, and art that does not come leaves empty plates", {
      runs: "en",
      why: "Layers over a page and pictures that fail exist only in a browser.",
    })(async ({ page }) => {
      // Nothing but the food's drawings fails.
      await page.route(/\/assets\/art-.*\.svg$/, (route) => route.abort());
      await customerIn(page, language);
      await page.goto(words[language].account);
      const card = page.getByRole("article", { name: saying(order.card.label) }).nth(2);
      await card.getByRole("button", { name: saying(order.skip.label) }).click();
      await page.getByRole("dialog").getByRole("button", { name: order.skip.confirm }).click();
      await card.getByRole("button", { name: saying(order.unskip.label) }).click();
      const toasts = page.locator("[data-sonner-toast]");
      // A toast under the pointer does not close: only the dialog, which the keyboard opens, dismisses it.
      await toasts.getByText(saying(order.unskip.done)).hover();
      await expect(toasts.first()).toBeVisible();
      await card.getByRole("button", { name: saying(order.delivery.label) }).press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(toasts).toHaveCount(0);
      // A picture that fails to load is removed, so that no browser draws a broken one.
      await expect(page.locator("svg image")).toHaveCount(0);
    });
  });
}
