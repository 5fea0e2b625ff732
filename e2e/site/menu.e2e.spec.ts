import { expect } from "@playwright/test";
import { clock } from "@tablee/contracts/calls/operations";
import { addDays, addWeeks, weekOf } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { formatWeekDays } from "../../libs/ui/src/format/dates.ts";
import { staffMember } from "../../test/stage/people.ts";
import { origin } from "../parts/customer.ts";
import type { Language } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, story, test } from "../story.ts";

const weekAt: Record<Language, (date: string) => string> = { en: (date) => `/menu/${date}`, fr: (date) => `/fr/menu/${date}` };

/** The Monday of the week that contains today in Québec. */
async function thisWeekInQuebec(): Promise<string> {
  const admin = await staffMember(origin(), "admin@tablee.example");
  return weekOf(toLocal("America/Toronto", (await admin.call(clock, {})).now).date);
}

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { menu, noMenu } = screens[language];
  const at = weekAt[language];
  const thisWeek = language === "en" ? "this-week" : "semaine";
  const inQuebec = (address: string) => `${address}?region=qc`;

  test.describe(`the menu's weeks, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("begin with the one that is being delivered, and each says when it comes", {
      runs: "both",
      why: "Weeks, days and the current tab are one page's words.",
    })(async ({ page }) => {
      const monday = await thisWeekInQuebec();
      await page.goto(inQuebec(at(thisWeek)));
      const tabs = page.getByRole("navigation", { name: menu.weeks }).getByRole("link");
      const days = (week: string) => menu.delivered.replace("{{days}}", formatWeekDays(week, language));
      await expect(tabs.nth(0)).toHaveText(`${menu.thisWeek}${days(monday)}`);
      await expect(tabs.nth(0)).toHaveAttribute("aria-current", "page");
      await expect(tabs.nth(1)).toHaveText(`${menu.nextWeek}${days(addWeeks(monday, 1))}`);
      await expect(tabs.nth(2)).toContainText(days(addWeeks(monday, 2)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.title);

      await page.goto(inQuebec(at(addDays(monday, 2))));
      await expect(tabs.nth(0)).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.title);
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("article").first()).toBeVisible();
    });

    story("say when they are over, not written yet, or no week at all, and lead to this week's", {
      runs: "en",
      why: "The server's status and the app's title for one address must agree.",
    })(async ({ page }) => {
      const monday = await thisWeekInQuebec();
      for (const [date, title] of [
        [addWeeks(monday, -1), noMenu.overTitle],
        ["2020-01-06", noMenu.overTitle],
        [addWeeks(monday, 40), noMenu.noMenuTitle],
        ["2026-02-30", noMenu.unknownTitle],
        ["soup", noMenu.unknownTitle],
      ] as const) {
        const answer = await page.goto(at(date));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      }
      await page.getByRole("link", { name: noMenu.noMenuAction }).last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.title);
      await expect(page).toHaveURL(new RegExp(`${at(thisWeek)}$`));
    });
  });
}

story("this week in the other language is /menu/semaine, which leads to /fr/menu/semaine", {
  runs: "once",
  why: "The server's redirect and the app's address must end at one page.",
})(async ({ page }) => {
  await page.goto("/menu/semaine");
  await expect(page).toHaveURL(/\/fr\/menu\/semaine$/);
  await expect(page.getByRole("navigation", { name: screens.fr.menu.weeks }).getByText(saying(screens.fr.menu.thisWeek))).toBeVisible();
});
