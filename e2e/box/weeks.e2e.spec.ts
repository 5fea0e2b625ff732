import { expect, type Page } from "@playwright/test";
import { boxesOf } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { changedSince, customerIn } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const schedules = { en: "/schedule", fr: "/fr/schedule" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { order, ui, weeks } = screens[language];
  const two = { count: "2" };
  const skipped = (page: Page) => page.getByText(order.status.skipped, { exact: true });

  /** Opens the dialogue, whose weeks are those that can be skipped. */
  async function opened(page: Page) {
    await page.getByRole("button", { name: order.skip.several }).click();
    const dialog = page.getByRole("dialog", { name: weeks.title });
    await expect(dialog.getByRole("checkbox")).toHaveCount(5);
    return dialog;
  }

  test.describe(`several weeks at once, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 390, height: 780 } });

    story("are skipped by keyboard from the schedule, brought back by one undo, and stand on one record", {
      runs: "en",
      why: "Keys, one undo and one record join two pages.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      const [, second] = await boxesOf(person);
      await page.goto(schedules[language]);
      const dialog = await opened(page);
      await isAccessible(page);
      await expect(dialog.getByText(weeks.refused.alone)).toHaveCount(1);
      await expect(dialog.getByRole("status")).toHaveText(weeks.nothingChosen);
      for (const n of [0, 1]) {
        await dialog.getByRole("checkbox").nth(n).focus();
        await page.keyboard.press("Space");
      }
      await expect(dialog.getByRole("status")).toHaveText(saying(weeks.chosen_other, two));
      await dialog.getByRole("button", { name: saying(weeks.confirm_other, two) }).press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByText(saying(weeks.done_other, two))).toBeVisible();
      // A toast under the pointer does not close.
      await page.getByRole("button", { name: ui.undo }).hover();
      await expect(skipped(page)).toHaveCount(2);
      await changedSince(person, second!, "skipped");
      await page.getByRole("button", { name: ui.undo }).click();
      await expect(page.getByText(saying(weeks.back_other, two))).toBeVisible();
      await expect(skipped(page)).toHaveCount(0);

      await page.goto(words[language].account);
      const again = await opened(page);
      await again.getByLabel(weeks.first).selectOption({ index: 2 });
      await again.getByLabel(weeks.last).selectOption({ index: 2 });
      await expect(again.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await again.getByRole("button", { name: saying(weeks.confirm_other, two) }).click();
      await expect(again).toBeHidden();
      const links = page.getByRole("link", { name: order.proof.together });
      await expect(links).toHaveCount(2);
      await links.first().click();
      await expect(page.getByRole("heading", { level: 1, name: weeks.record.title })).toBeVisible();
      await expect(page.getByText(/^S-[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toHaveCount(3);
      await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(2);
      await expect(page.getByRole("button", { name: weeks.record.print })).toBeVisible();
      await isAccessible(page);
    });

    story("have no record under a number of another household", {
      runs: "all",
      provedBy: ["test/order/several-weeks.int.spec.ts: are one's own alone, and so is their record"],
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(
        `${words[language].account.replace(/\/$/, "")}/${language === "en" ? "skipped-weeks" : "semaines-sautees"}/S-00000-00000`,
      );
      await expect(page.getByRole("heading", { level: 1, name: weeks.record.missing })).toBeVisible();
    });
  });
}
