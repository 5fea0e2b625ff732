import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** A region that no other story uses, so that no other household has taken the dishes of its first box. */
const calgary = { city: "Calgary", province: "AB", postalCode: "T2P 1J9" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { order, ui, why } = screens[language];
  test.describe(`a week's card, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 390, height: 780 } });

    story("swaps a dish in place, and swaps it back; the next charge is below the paid box, with a calendar file", {
      runs: "fr",
      why: "A swap, its undo and the downloaded file happen on one card.",
    })(async ({ page }) => {
      await customerIn(page, language, 3, calgary);
      await page.goto(words[language].account);
      // The next box is first. Its dishes link to their pages, and its card links to the tracking.
      const paid = page.getByRole("article", { name: saying(order.card.label) }).first();
      const next = page.getByRole("region", { name: order.next.title });
      await expect(paid).toContainText(order.card.next);
      expect((await paid.boundingBox())!.y).toBeLessThan((await next.boundingBox())!.y);
      await expect(paid.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", /\/produi?c?t\//);
      await expect(paid.getByRole("link", { name: order.news.track })).toBeVisible();

      const card = page.getByRole("article", { name: saying(order.card.label) }).nth(2);
      const dishes = card.getByRole("listitem");
      const swaps = card.getByRole("button", { name: saying(order.card.swapLabel) });
      await expect(swaps).toHaveCount(3);
      const before = await dishes.allTextContents();
      await swaps.first().click();
      const dialog = page.getByRole("dialog");
      const choices = dialog.getByRole("listitem").getByRole("button");
      await expect(choices).toHaveCount(3);
      await isAccessible(page);
      const chosen = (await choices.first().locator("span[aria-hidden]").textContent())!;
      await choices.first().click();
      await expect(dialog).toBeHidden();
      const undo = page.getByRole("button", { name: ui.undo });
      // A toast under the pointer does not close.
      await undo.hover();
      await expect(dishes.first()).toContainText(chosen);
      await undo.click();
      await expect(dishes.first()).toHaveText(before[0]!);

      // A paid box has no dishes to swap; it still explains them.
      await paid.getByRole("button", { name: saying(why.label) }).click();
      const reasons = page.getByRole("dialog", { name: why.title });
      await expect(reasons.getByText(why.reason.preferred)).toHaveCount(3);
      await isAccessible(page);
      await page.keyboard.press("Escape");

      await expect(next).toContainText("4242");
      const download = page.waitForEvent("download");
      await next.getByRole("button", { name: order.next.calendar }).click();
      const file = readFileSync(await (await download).path(), "utf8");
      expect(file.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(3);
    });
  });
}
