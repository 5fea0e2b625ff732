import { expect } from "@playwright/test";
import { errors } from "@tablee/contracts/errors";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as accountsWords } from "../../apps/admin-console/src/features/accounts/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { words as deliveryWords } from "../../apps/web/src/features/delivery/words.ts";
import { contextOf } from "../../test/campaigns/screens/walk.ts";
import { accountIdOf, actFor, boxesOf, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { household, origin } from "../parts/customer.ts";
import { words } from "../parts/sign-up.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn } from "../story.ts";

const accounts = wordsIn(accountsWords, "en");
const shared = wordsIn(consoleWords, "en");
const enSettings = wordsIn(deliveryWords, "en");
const frSettings = wordsIn(deliveryWords, "fr");

const delivery = {
  en: { words: enSettings, page: "/settings/delivery" },
  fr: { words: frSettings, page: "/parametres/livraison" },
} as const;
const addresses = { en: "/settings/communications", fr: "/parametres/communications" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { acting, communications, corporate, notFound } = screens[language];

  story(`staff act for a customer in their app, in ${language}, and stop`, {
    runs: "en",
    why: "The console opens the other app under another cookie, with a banner until it ends.",
    quick: true,
  })(async ({ browser }) => {
    const customer = await household({ language });
    const clientId = await accountIdOf(customer);
    const page = await (await browser.newContext({ locale: "en-CA", baseURL: origin() })).newPage();
    await signInToConsole(page, "soutien@tablee.example");
    await page.goto(`/admin/accounts/${clientId}`);
    await page.getByRole("button", { name: accounts.acts.button }).click();
    await page.getByRole("menuitem", { name: accounts.acts.app.menu }).click();
    const dialog = page.getByRole("alertdialog");
    const open = dialog.getByRole("button", { name: accounts.acts.app.confirm });
    await expect(open).toBeDisabled();
    await dialog.getByLabel(shared.reason).fill("is on the phone, cannot find the box");
    await isAccessible(page);
    await open.click();
    await expect(page).toHaveURL(/\/account\/$/);

    await page.goto(`${words[language].account}/`);
    const banner = page.getByRole("complementary", { name: saying(acting.name, { name: "Camille" }) });
    await expect(banner).toContainText("Joanne Pelletier");
    await page.goto(addresses[language]);
    await expect(banner).toBeVisible();
    const news = page.getByRole("switch", { name: communications.purpose.newsletter });
    await news.click();
    await expect(page.getByText(errors["acting-refused"][language])).toBeVisible();
    await expect(news).not.toBeChecked();

    await banner.getByRole("button", { name: acting.end }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/accounts/${clientId}`));
    await expect(page.getByText("stopped acting for the customer").first()).toBeVisible();
    await expect(page.getByText(saying(accounts.why, { reason: "is on the phone, cannot find the box" })).first()).toBeVisible();
    await page.goto(`${words[language].account}/`);
    await expect(page).toHaveURL(/sign_in|connexion/);
    await page.context().close();
  });

  story(
    `staff who act for a customer give their corporate plan and end it, in ${language}; support only looks, the customer sees no such page`,
    {
      runs: "all",
      provedBy: [
        "test/money/corporate-plan.int.spec.ts: is given by finance alone",
        "test/money/corporate-plan.int.spec.ts: is shown with the day on which it gives next, until it is ended",
        "libs/testing/src/stories/credit/credit.spec.ts: gives its credit on the first of the month, and nothing more once it was ended",
      ],
    },
  )(async ({ browser }) => {
    const customer = await household({ language });
    const clientId = await accountIdOf(customer);
    const address = language === "en" ? "/settings/corporate_credit_plan" : "/fr/settings/corporate_credit_plan";
    const pageOf = async (jar: ReadonlyMap<string, string>) => {
      const context = await contextOf(browser, origin(), language, jar);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    const own = await pageOf(customer.jar);
    await expect(own.getByRole("heading", { name: notFound.title })).toBeVisible();
    await own.context().close();

    const support = await staffMember(origin(), "soutien@tablee.example");
    await actFor(origin(), support, clientId);
    const looking = await pageOf(support.jar);
    await expect(looking.getByText(corporate.none)).toBeVisible();
    await expect(looking.getByText(corporate.financeOnly)).toBeVisible();
    await looking.context().close();

    const admin = await staffMember(origin(), "admin@tablee.example");
    await actFor(origin(), admin, clientId);
    const page = await pageOf(admin.jar);
    await page.getByRole("button", { name: corporate.submit }).click();
    for (const code of ["corporate-plan-missing", "corporate-plan-value-missing", "corporate-plan-expiration-missing"] as const)
      await expect(page.getByText(errors[code][language])).toBeVisible();
    await isAccessible(page);
    await page.getByLabel(corporate.plan, { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(corporate.value).fill("50");
    await page.getByLabel(corporate.expiration).fill("2031-12-31");
    await page.getByLabel(corporate.reason).fill("signed by their employer");
    await page.getByRole("button", { name: corporate.submit }).click();
    await expect(page.getByText(corporate.given)).toBeVisible();
    await expect(page.getByText("2031").first()).toBeVisible();
    await page.getByRole("button", { name: corporate.end }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(corporate.reason).fill("left that employer");
    await dialog.getByRole("button", { name: corporate.end }).click();
    await expect(page.getByText(corporate.none)).toBeVisible();
    await page.context().close();
  });

  story(`staff who act for a customer place an address by its coordinates, in ${language}; the customer is not offered to`, {
    runs: "all",
    provedBy: [
      "test/delivery/routing.int.spec.ts: is placed by staff who act for the customer",
      "test/delivery/routing.int.spec.ts: cannot be placed by the customer, and obeys the same rules as a picked address",
      "apps/web/src/features/delivery/placed-texts.spec.ts: each field says what is wrong with it, and nothing is sent meanwhile",
    ],
  })(async ({ browser }) => {
    const { words: settings, page: tab } = delivery[language];
    const customer = await household({ language });
    await boxesOf(customer);
    const pageOf = async (jar: ReadonlyMap<string, string>) => {
      const page = await (await contextOf(browser, origin(), language, jar)).newPage();
      await page.goto(tab);
      await expect(page.getByRole("button", { name: settings.save, exact: true })).toBeVisible();
      return page;
    };
    const own = await pageOf(customer.jar);
    await expect(own.getByRole("button", { name: settings.placed.place })).toHaveCount(0);
    await own.context().close();

    const support = await staffMember(origin(), "soutien@tablee.example");
    await actFor(origin(), support, await accountIdOf(customer));
    const page = await pageOf(support.jar);
    await page.getByRole("button", { name: settings.placed.place }).click();
    const save = page.getByRole("button", { name: settings.save, exact: true });
    const field = (name: "line" | "postalCode" | "latitude" | "longitude") => page.getByLabel(settings.placed[name], { exact: true });
    await field("line").fill("18, chemin du Rang");
    await field("latitude").fill("40.7");
    await save.click();
    for (const name of ["latitude", "longitude"] as const) await expect(page.getByText(settings.placed.wrong[name])).toBeVisible();
    await isAccessible(page);
    await field("latitude").fill(language === "fr" ? "45,553012" : "45.553012");
    await field("longitude").fill("-73.69");
    await save.click();
    await expect(page.getByText(settings.saved.move)).toBeVisible();
    await page.getByRole("button", { name: settings.placed.place }).click();
    await expect(field("line")).toHaveValue("18, chemin du Rang");
    await expect(field("latitude")).toHaveValue("45.553012");
    await expect(field("longitude")).toHaveValue("-73.69");
    await page.context().close();
  });
}
