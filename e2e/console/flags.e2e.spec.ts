import { expect, type Page } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as flagsWords } from "../../apps/admin-console/src/features/flags/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { accountIdOf } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { household } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const english = wordsIn(flagsWords, "en");
const french = wordsIn(flagsWords, "fr");
const sharedEnglish = wordsIn(consoleWords, "en");
const sharedFrench = wordsIn(consoleWords, "fr");

const flag = "enable_one_tap";
const cardOf = (page: Page) => page.getByRole("region", { name: flag, exact: true });
const dialogOf = (page: Page) => page.getByRole("alertdialog");

async function openFlags(page: Page, language: Language): Promise<void> {
  await signInToConsole(page, "admin@tablee.example");
  await page.evaluate((chosen) => localStorage.setItem("tablee-console-language", chosen), language);
  await page.goto("/admin/flags");
}

for (const { language, flags, shared } of [
  { language: "en", flags: english, shared: sharedEnglish },
  { language: "fr", flags: french, shared: sharedFrench },
] as const) {
  const story = storiesIn(language);
  test.describe(`the features in the console, in ${language}`, () => {
    test.use({ locale: "en-CA" });

    story("are turned for everybody by their name and a reason, which stay beside who did it, and back", {
      runs: "both",
      why: "The console's own language and its confirmation by name meet in one dialogue.",
    })(async ({ page }) => {
      await openFlags(page, language);
      await expect(page.getByRole("heading", { level: 1, name: flags.title })).toBeVisible();
      await expect(page.getByRole("region").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(14);
      for (const [on, press, confirm] of [
        [true, flags.turnOn, flags.dialog.confirmOn],
        [false, flags.turnOff, flags.dialog.confirmOff],
      ] as const) {
        await cardOf(page).getByRole("button", { name: press }).click();
        const button = dialogOf(page).getByRole("button", { name: confirm, exact: true });
        await dialogOf(page).getByLabel(shared.reason).fill("tried in the console");
        await expect(button).toBeDisabled();
        await dialogOf(page).getByRole("textbox").last().fill(flag);
        if (on) await isAccessible(page);
        await button.click();
        // The message of the turn before may still be there.
        await expect(page.getByText(saying(flags.dialog.done, { flag })).last()).toBeVisible();
        await expect(cardOf(page).getByText(on ? flags.on : flags.off, { exact: true })).toBeVisible();
        await expect(cardOf(page)).toContainText("tried in the console");
      }
    });

    story("may be another for one account until that exception ends", {
      runs: "all",
      provedBy: ["test/staff/flags.int.spec.ts: is another for one account until its exception ends; who turned it and why is kept"],
    })(async ({ page }) => {
      const accountId = await accountIdOf(await household({ language }));
      await openFlags(page, language);
      await cardOf(page).getByRole("button", { name: flags.forOne }).click();
      await dialogOf(page).getByLabel(flags.dialog.account).fill(accountId);
      await dialogOf(page).getByLabel(shared.reason).fill("asked to try it");
      await dialogOf(page).getByRole("button", { name: flags.dialog.confirmOn, exact: true }).click();
      const exception = cardOf(page).getByRole("listitem").filter({ hasText: accountId });
      await expect(exception).toContainText(flags.accountOn);
      await isAccessible(page);
      await exception.getByRole("button", { name: flags.endException }).click();
      await dialogOf(page).getByLabel(shared.reason).fill("tried enough");
      await dialogOf(page).getByRole("button", { name: flags.dialog.confirmEnd, exact: true }).click();
      await expect(exception).toHaveCount(0);
    });
  });
}
