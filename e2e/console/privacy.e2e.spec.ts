import { expect, type Page } from "@playwright/test";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as accountsWords } from "../../apps/admin-console/src/features/accounts/words.ts";
import { words as privacyWords } from "../../apps/admin-console/src/features/privacy/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import { accountIdOf, readyToPay } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { origin } from "../parts/customer.ts";
import { signInToConsole } from "../parts/staff.ts";
import { story, test } from "../story.ts";

const accounts = wordsIn(accountsWords, "en");
const privacy = wordsIn(privacyWords, "en");
const shared = wordsIn(consoleWords, "en");

const dialogOf = (page: Page) => page.getByRole("alertdialog");
const choose = async (page: Page, field: string, option: string) => {
  await dialogOf(page).getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test.describe("requests about data in the console", () => {
  test.use({ locale: "en-CA" });

  story("are entered with the day they arrived, show the days that are left, and leave the list once answered", {
    runs: "all",
    provedBy: [
      "test/privacy/data-requests.int.spec.ts: waits with its day until support answers, and stands in what the person takes along",
    ],
  })(async ({ page }) => {
    const customer = await readyToPay(origin(), 2, "fr");
    const clientId = await accountIdOf(customer);
    await signInToConsole(page, "soutien@tablee.example");
    await page.goto(`/admin/accounts/${clientId}`);

    await page.getByRole("button", { name: accounts.privacyMenu.button }).click();
    await page.getByRole("menuitem", { name: accounts.privacyMenu.request }).click();
    const confirm = dialogOf(page).getByRole("button", { name: accounts.dataRequest.confirm, exact: true });
    await expect(confirm).toBeDisabled();
    await choose(page, accounts.dataRequest.kind, privacy.kinds.access);
    await choose(page, accounts.dataRequest.via, privacy.vias.phone);
    await dialogOf(page).getByLabel(accounts.dataRequest.receivedOn).fill("2026-11-01");
    await dialogOf(page).getByLabel(shared.reason).fill("called, wants a copy");
    await isAccessible(page);
    await confirm.click();
    await expect(page.getByText(accounts.dataRequest.done, { exact: true })).toBeVisible();

    await page.getByRole("button", { name: accounts.privacyMenu.button }).click();
    await page.getByRole("menuitem", { name: accounts.privacyMenu.screen }).click();
    const row = page.getByRole("row").filter({ hasText: privacy.kinds.access });
    await expect(row).toContainText("Dec 1");
    await isAccessible(page);
    await row.getByRole("button", { name: privacy.answer.answered.open }).click();
    await dialogOf(page).getByLabel(shared.reason).fill("sent the file by mail");
    await dialogOf(page).getByRole("button", { name: privacy.answer.answered.confirm }).click();
    await expect(page.getByText(privacy.requests.noneOf)).toBeVisible();
  });

  story("are listed beside the answers about consent, with the wording and the place of each", {
    runs: "all",
    provedBy: ["test/privacy/data-requests.int.spec.ts: is shown to support with the wording, the language and the place of each answer"],
  })(async ({ page }) => {
    const customer = await readyToPay(origin(), 2, "fr");
    await customer.complete("tok_visa");
    const clientId = await accountIdOf(customer);
    await signInToConsole(page, "soutien@tablee.example");
    await page.goto(`/admin/accounts/${clientId}`);
    await page.getByRole("button", { name: accounts.privacyMenu.button }).click();
    await page.getByRole("menuitem", { name: accounts.privacyMenu.consents }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(accounts.consents.purposes.terms, { exact: true })).toBeVisible();
    await expect(sheet).toContainText(accounts.consents.wording.replace("{{wording}}", currentWordings.terms));
    await isAccessible(page);
  });
});
