import { expect, test } from "@playwright/test";
import { errors } from "@tablee/contracts/errors";
import { words as accounts } from "../apps/admin-console/src/features/accounts/i18n/en.ts";
import { words as shared } from "../apps/admin-console/src/shared/console/i18n/en.ts";
import { accountIdOf, signUp } from "../test/people.ts";
import { isAccessible } from "./accessible.ts";
import { origin } from "./customer.ts";
import { words } from "./sign-up.ts";
import { signInToConsole } from "./staff.ts";
import { saying, screens } from "./words.ts";

const addresses = { en: "/settings/communications", fr: "/parametres/communications" } as const;

for (const language of ["en", "fr"] as const) {
  const { app, communications } = screens[language];

  test(`staff act for a customer in their app, in ${language}, and stop`, async ({ browser }) => {
    const customer = await signUp(origin(), { language });
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
    const banner = page.getByRole("complementary", { name: saying(app.environment.acting, { name: "Camille" }) });
    await expect(banner).toContainText("Joanne Pelletier");
    await isAccessible(page);
    await page.goto(addresses[language]);
    await expect(banner).toBeVisible();
    const news = page.getByRole("switch", { name: communications.purpose.newsletter });
    await news.click();
    await expect(page.getByText(errors["acting-refused"][language])).toBeVisible();
    await expect(news).not.toBeChecked();

    await banner.getByRole("button", { name: app.environment.actingEnd }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/accounts/${clientId}`));
    await expect(page.getByText("stopped acting for the customer").first()).toBeVisible();
    await expect(page.getByText(saying(accounts.why, { reason: "is on the phone, cannot find the box" })).first()).toBeVisible();
    await page.goto(`${words[language].account}/`);
    await expect(page).toHaveURL(/sign_in|connexion/);
    await page.context().close();
  });
}
