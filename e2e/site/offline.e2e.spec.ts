import { expect } from "@playwright/test";
import { customerIn } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { app, order, ui } = screens[language];

  test.describe(`a page without a network, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 360, height: 780 } });

    story("stays, names what needs the network, and opens it once that is back", {
      runs: "all",
      provedBy: ["libs/ui/src/app/late.spec.ts: is fetched again after a failure, once it is asked for again"],
    })(async ({ page, context }) => {
      await customerIn(page, language);
      // Nothing is fetched ahead.
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      await page.goto(words[language].account, { waitUntil: "networkidle" });
      const strip = page.getByText(ui.offline.title);
      const needed = page.getByRole("alert").filter({ hasText: ui.late.part });
      const presses = [
        page.getByRole("button", { name: app.nav.openMenu }),
        page.getByRole("button", { name: saying(order.card.swapLabel) }).first(),
      ];
      for (const press of presses) {
        await context.setOffline(true);
        await press.click();
        await expect(needed).toBeVisible();
        await expect(strip).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect(needed).toHaveCount(0);
        await expect(strip).toHaveCount(0);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await context.setOffline(true);
      await page
        .getByRole("banner")
        .getByRole("link", { name: /points?$/ })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: ui.late.title })).toBeVisible();
      await expect(page.getByText(ui.late.page)).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(ui.late.page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: app.nav.rewards })).toBeVisible();
      await expect(strip).toHaveCount(0);
    });
  });
}
