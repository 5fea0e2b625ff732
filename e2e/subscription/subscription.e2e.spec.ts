import { expect, type Page } from "@playwright/test";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { subscriptionSettings } from "@tablee/contracts/calls/settings-subscription";
import { cents } from "@tablee/domain/kernel/money";
import { formatMoney } from "../../libs/ui/src/format/money.ts";
import { accountIdOf, boxesOf, eventually, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const settings = { en: "/settings/subscription", fr: "/parametres/abonnement" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { account, plan, receipt, reasons, subscription } = screens[language];
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test.describe(`the subscription, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, viewport: { width: 390, height: 780 } });

    story("is paused within two clicks and a confirmation, is on record, and resumes", {
      runs: "fr",
      why: "Two clicks and a confirmation are counted, as the terms promise.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await boxesOf(person);
      await page.goto(words[language].account);
      await page.getByRole("link", { name: account.manage, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${settings[language]}$`));
      await button(page, subscription.pauseOpen).click();
      const dialog = page.getByRole("alertdialog", { name: subscription.pause.title });
      await expect(dialog.getByRole("region", { name: subscription.weeks.comes }).getByRole("listitem")).toHaveCount(1);
      await expect(dialog.getByRole("region", { name: subscription.weeks.skipped }).getByRole("listitem")).toHaveCount(5);
      // Without a reason the button asks for it.
      await button(page, subscription.pause.confirm).click();
      await expect(dialog.getByText(subscription.reasonMissing)).toBeVisible();
      await dialog.getByLabel(subscription.reason).selectOption("vacation");
      await isAccessible(page);
      await button(page, subscription.pause.confirm).click();
      await expect(page.getByText(subscription.pause.done)).toBeVisible();
      await page.getByRole("link", { name: saying(subscription.record) }).click();
      await expect(page.getByRole("heading", { name: receipt.acts.kind.paused })).toBeVisible();
      await page.goto(words[language].account);
      await expect(page.getByText(account.pausedTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(reasons.vacation, { exact: false })).toBeVisible();
      await page.goto(settings[language]);
      await button(page, subscription.resume).click();
      await expect(page.getByText(subscription.resumed)).toBeVisible();
      await expect(page.getByText(subscription.standing.active)).toBeVisible();
    });

    story("is paused until a chosen box, and shows when it resumes automatically", {
      runs: "all",
      provedBy: [
        "test/subscription/subscription-life.int.spec.ts: pause until a day that is offered; it resumes by itself",
        "test/subscription/subscription-life.int.spec.ts: move the end of a pause, take it back, and have both on record",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await boxesOf(person);
      await page.goto(settings[language]);
      await button(page, subscription.pauseOpen).click();
      const dialog = page.getByRole("alertdialog", { name: subscription.pause.title });
      await dialog.getByLabel(subscription.reason).selectOption("expensive");
      await dialog.getByLabel(subscription.pause.until).selectOption({ index: 3 });
      await expect(dialog.getByText(saying(subscription.pause.resumesOn))).toBeVisible();
      await expect(dialog.getByRole("region", { name: subscription.weeks.skipped }).getByRole("listitem")).toHaveCount(2);
      await button(page, subscription.pause.confirm).click();
      await expect(page.getByText(saying(`${subscription.standing.pausedUntil} ${subscription.standing.kept}`))).toBeVisible();

      await button(page, subscription.pauseEnd.open).click();
      const end = page.getByRole("alertdialog", { name: subscription.pauseEnd.title });
      await expect(button(page, subscription.pauseEnd.confirm)).toBeDisabled();
      await end.getByLabel(subscription.pause.until).selectOption({ index: 5 });
      await expect(end.getByText(saying(subscription.pause.resumesOn))).toBeVisible();
      await isAccessible(page);
      await button(page, subscription.pauseEnd.confirm).click();
      await expect(page.getByText(saying(subscription.pauseEnd.done))).toBeVisible();
      await page.getByRole("link", { name: saying(subscription.record) }).click();
      await expect(page.getByRole("heading", { name: receipt.acts.kind["pause-moved"] })).toBeVisible();
      await page.goto(settings[language]);
      await button(page, subscription.pauseEnd.open).click();
      await end.getByLabel(subscription.pause.until).selectOption("");
      await button(page, subscription.pauseEnd.confirm).click();
      await expect(page.getByText(subscription.pauseEnd.doneMyself)).toBeVisible();
      await expect(page.getByText(saying(`${subscription.standing.paused} ${subscription.standing.kept}`))).toBeVisible();
    });

    story("gets another plan, and has an open box made again for it, with a list of the dishes removed and added", {
      runs: "all",
      provedBy: [
        "test/subscription/plan-change.int.spec.ts: is told of an open box with what goes, what comes and what it costs, and it is made so",
        "e2e/site/keyboard-settings.e2e.spec.ts: a customer changes the plan, then closes the subscription for good",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await boxesOf(person);
      await page.goto(settings[language]);
      await button(page, subscription.plan.open).click();
      const change = page.getByRole("alertdialog", { name: subscription.plan.title });
      await expect(button(page, subscription.plan.confirm)).toBeDisabled();
      await change.getByRole("radio", { name: plan.eat }).check();
      await change.getByLabel(subscription.plan.meals).selectOption("10");
      await expect(change.getByText(saying(subscription.plan.from))).toBeVisible();
      await expect(change.getByText(saying(subscription.all.price_other))).toBeVisible();
      await change.getByRole("checkbox", { name: saying(subscription.all.choose_other) }).uncheck();
      await expect(change.getByText(saying(subscription.all.keep_other))).toBeVisible();
      await isAccessible(page);
      await change.getByRole("button", { name: subscription.plan.confirm }).click();
      await expect(page.getByText(subscription.plan.done)).toBeVisible();
      const regenerate = page.getByRole("button", { name: saying(subscription.regenerate.openLabel) });
      await expect(regenerate).toHaveCount(5);
      await regenerate.first().click();
      const box = page.getByRole("alertdialog", { name: saying(subscription.regenerate.title) });
      await expect(box.getByRole("region", { name: subscription.regenerate.comes }).getByRole("listitem").first()).toBeVisible();
      await expect(box.getByRole("region", { name: subscription.regenerate.goes }).getByRole("listitem")).toHaveCount(3);
      await expect(box.getByText(saying(subscription.regenerate.price))).toBeVisible();
      await isAccessible(page);
      await box.getByRole("button", { name: subscription.regenerate.confirm }).click();
      await expect(page.getByText(saying(subscription.regenerate.done))).toBeVisible();
      await expect(regenerate).toHaveCount(4);
      // The rest at once, with one undo.
      await button(page, subscription.all.open).click();
      const all = page.getByRole("alertdialog", { name: subscription.all.title });
      await expect(all.getByText(saying(subscription.all.price_other))).toBeVisible();
      await all.getByRole("button", { name: subscription.all.confirm }).click();
      await expect(regenerate).toHaveCount(0);
    });

    story("is closed for good, and shows what was lost", {
      runs: "all",
      provedBy: [
        "test/subscription/subscription-life.int.spec.ts: close once given money has expired; purchased money stays, points are lost",
        "e2e/site/keyboard-settings.e2e.spec.ts: a customer changes the plan, then closes the subscription for good",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await boxesOf(person);
      await page.goto(settings[language]);
      await button(page, subscription.closeOpen).click();
      const dialog = page.getByRole("alertdialog", { name: subscription.close.title });
      await expect(dialog.getByText(saying(subscription.close.points_other))).toBeVisible();
      await dialog.getByLabel(subscription.reason).selectOption("no_frequency");
      await isAccessible(page);
      await button(page, subscription.close.confirm).click();
      await expect(page.getByText(subscription.close.done)).toBeVisible();
      await expect(page.getByText(saying(subscription.standing.lost_other))).toBeVisible();
      await expect(button(page, subscription.closeOpen)).toHaveCount(0);
      await page.goto(words[language].account);
      await expect(page.getByText(account.closedTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(saying(account.closedSince.replace("{{reason}}", reasons.no_frequency)))).toBeVisible();
    });

    story("is closed only once the customer lets given balance expire", {
      runs: "en",
      why: "Only the checkbox that gives the money up enables the button.",
    })(async ({ page }) => {
      const person = await customerIn(page, language, 3);
      await boxesOf(person);
      const admin = await staffMember(origin(), "admin@tablee.example");
      await admin.call(grantCredit, { accountId: await accountIdOf(person), cents: cents(1_500), reason: "a late box" });
      const given = async () => (await person.call(subscriptionSettings, {})).closing.givenCents;
      expect(await eventually(given, (left) => left > 0)).toBe(1_500);
      await page.goto(settings[language]);
      await button(page, subscription.closeOpen).click();
      const dialog = page.getByRole("alertdialog", { name: subscription.close.title });
      await dialog.getByLabel(subscription.reason).selectOption("expensive");
      const expires = dialog.getByRole("checkbox", { name: saying(subscription.close.given, { amount: formatMoney(1_500, language) }) });
      await expect(expires).not.toBeChecked();
      await expect(dialog.getByText(subscription.close.givenText)).toBeVisible();
      await expect(button(page, subscription.close.confirm)).toBeDisabled();
      await isAccessible(page);
      await expires.click();
      await button(page, subscription.close.confirm).click();
      await expect(page.getByText(subscription.close.done)).toBeVisible();
      expect(await eventually(given, (left) => left === 0)).toBe(0);
      await expect(button(page, subscription.closeOpen)).toHaveCount(0);
    });
  });
}
