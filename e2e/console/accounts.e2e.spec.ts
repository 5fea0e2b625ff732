import { type Browser, expect, type Page } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { wordsIn } from "@tablee/domain/kernel/words";
import { generate } from "otplib";
import { words as accountsWords } from "../../apps/admin-console/src/features/accounts/words.ts";
import { words as enrolmentWords } from "../../apps/admin-console/src/features/enrolment/words.ts";
import { words as sessionWords } from "../../apps/admin-console/src/features/session/words.ts";
import { words as staffWords } from "../../apps/admin-console/src/features/staff/words.ts";
import { words as consoleWords } from "../../apps/admin-console/src/shared/console/words.ts";
import {
  accountIdOf,
  eventually,
  giveAddress,
  newcomer,
  passwordOfPeople,
  readMessage,
  readyToPay,
  staffMember,
} from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { origin } from "../parts/customer.ts";
import { enterInForm } from "../parts/sign-in.ts";
import { signInToConsole } from "../parts/staff.ts";
import { saying } from "../parts/words.ts";
import { storiesIn, story, test } from "../story.ts";

const accounts = wordsIn(accountsWords, "en");
const enrolment = wordsIn(enrolmentWords, "en");
const session = wordsIn(sessionWords, "en");
const staff = wordsIn(staffWords, "en");
const shared = wordsIn(consoleWords, "en");

/** A page of the console in English, for any language of the story. */
const consolePage = async (browser: Browser): Promise<Page> => (await browser.newContext({ locale: "en-CA", baseURL: origin() })).newPage();

const dialogOf = (page: Page) => page.getByRole("alertdialog");
const giveReason = (page: Page, reason: string) => dialogOf(page).getByLabel(shared.reason).fill(reason);
const confirm = (page: Page, name: string) => dialogOf(page).getByRole("button", { name, exact: true }).click();

async function mailTo(email: string, kind: "email-changed" | "email-replaced") {
  const admin = await staffMember(origin(), "admin@tablee.example");
  const rows = await eventually(
    async () => (await admin.call(outbox, { q: email, kind })).rows,
    (sent) => sent.length > 0,
  );
  return readMessage(admin, rows[0]!.messageId);
}

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  test.describe(`an account in the console, of a customer in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("is revealed and gets another email with reasons; the customer signs in with the new one", {
      runs: "fr",
      why: "The new address is revealed, changed and signed in with, across both apps.",
    })(async ({ page, browser }) => {
      const customer = await readyToPay(origin(), 2, language);
      const clientId = await accountIdOf(customer);
      const after = `nouvelle.${language}.${clientId.slice(0, 8)}@example.com`;

      const desk = await consolePage(browser);
      await signInToConsole(desk, "soutien@tablee.example");
      await desk.goto(`/admin/accounts/${clientId}`);
      await expect(desk.getByRole("region", { name: accounts.glance.title })).toContainText(accounts.glance.households.own);
      await expect(desk.getByText(customer.email)).toBeHidden();
      await desk.getByRole("button", { name: shared.reveal.button }).click();
      await giveReason(desk, "the customer calls");
      await confirm(desk, shared.reveal.confirm);
      await expect(desk.getByText(customer.email).first()).toBeVisible();
      await isAccessible(desk);

      await desk.getByRole("button", { name: accounts.acts.button }).click();
      await desk.getByRole("menuitem", { name: accounts.acts.email.menu }).click();
      await dialogOf(desk).getByLabel(accounts.acts.email.field).fill(after);
      await giveReason(desk, "lost the old mailbox");
      await expect(dialogOf(desk).getByRole("button", { name: accounts.acts.email.menu, exact: true })).toBeDisabled();
      await dialogOf(desk).locator("input").last().fill(after);
      await confirm(desk, accounts.acts.email.menu);
      await expect(desk.getByText(accounts.acts.email.done)).toBeVisible();
      await expect(desk.getByText(saying(accounts.why, { reason: "lost the old mailbox" })).first()).toBeVisible();
      await desk.context().close();

      await page.goto(language === "fr" ? "/clients/connexion" : "/clients/sign_in");
      await enterInForm(page, language, customer.email, passwordOfPeople);
      await expect(page.getByRole("alert")).toBeVisible();
      await enterInForm(page, language, after, passwordOfPeople);
      await expect(page).not.toHaveURL(/sign_in|connexion/);

      const [replaced, welcomed] = [await mailTo(customer.email, "email-replaced"), await mailTo(after, "email-changed")];
      expect(replaced.subject).toContain(language === "fr" ? "n’utilise plus cette adresse" : "no longer uses this email address");
      expect(welcomed.subject).toContain(language === "fr" ? "nouvelle adresse courriel" : "now the email address");
    });
  });
}

test.describe("a household that lives where another account is", () => {
  test.use({ locale: "en-CA" });

  story("may share the address once support allows it; support sees which addresses were refused", {
    runs: "all",
    provedBy: [
      "test/account/shared-household.int.spec.ts: is refused until support allows it with a reason, which the history keeps",
      "test/account/addresses.int.spec.ts: is kept for staff where boxes do not come, once a day, with its postal code for those who revealed it",
    ],
  })(async ({ page }) => {
    const home = { line: `${Date.now() % 90_000}, rue des Trois Sœurs`, unit: "4", postalCode: "H7N 1A1", phone: "+15145550177" };
    const [one, other] = [await newcomer(origin()), await newcomer(origin())];
    await giveAddress(one, home);
    await expect(giveAddress(other, home)).rejects.toMatchObject({ body: { code: "household-taken" } });
    await expect(giveAddress(other, { ...home, line: "3, rue Principale", postalCode: "G4R 1A1" })).rejects.toMatchObject({
      body: { code: "outside-area" },
    });

    await signInToConsole(page, "soutien@tablee.example");
    await page.goto(`/admin/accounts/${await accountIdOf(other)}`);
    const glance = page.getByRole("region", { name: accounts.glance.title });
    await expect(glance).toContainText(accounts.glance.households["no-address"]);
    await expect(glance).toContainText(accounts.glance.addressAttempts);
    await expect(glance).not.toContainText("G4R 1A1");
    await page.getByRole("button", { name: shared.reveal.button }).click();
    await giveReason(page, "the customer calls");
    await confirm(page, shared.reveal.confirm);
    await expect(glance).toContainText("G4R 1A1");

    await page.getByRole("button", { name: accounts.acts.button }).click();
    await page.getByRole("menuitem", { name: accounts.acts.household.menu }).click();
    await giveReason(page, "two families share the house");
    await isAccessible(page);
    await confirm(page, accounts.acts.household.menu);
    await expect(page.getByText(accounts.acts.household.done)).toBeVisible();
    await giveAddress(other, home);
    await page.reload();
    await expect(glance).toContainText(accounts.glance.households.shared);
  });
});

test.describe("a member of staff", () => {
  test.use({ locale: "en-CA" });

  story("is added, enrols by the link, and has another role from the next click on", {
    runs: "once",
    why: "Two browsers: a role changes while its member is signed in.",
  })(async ({ page, browser }) => {
    const email = `ana.${Date.now()}@tablee.example`;
    await signInToConsole(page, "admin@tablee.example");
    await page.goto("/admin/staff");
    await page.getByRole("button", { name: staff.add.button }).click();
    await dialogOf(page).getByLabel(staff.add.name).fill("Ana Roy");
    await dialogOf(page).getByLabel(staff.add.email).fill(email);
    await dialogOf(page).getByRole("combobox").click();
    await page.getByRole("option", { name: shared.roles.support }).click();
    await giveReason(page, "joins for the holidays");
    await confirm(page, staff.add.confirm);
    const link = (await page.getByText(/\/admin\/enrol#/).textContent())!;
    await page.getByRole("dialog").getByRole("button", { name: shared.close, exact: true }).first().click();
    await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Link open");

    const ana = await consolePage(browser);
    await ana.goto(new URL(link).pathname + new URL(link).hash);
    await expect(ana.getByRole("heading", { name: enrolment.title })).toBeVisible();
    await ana.getByLabel(enrolment.password, { exact: true }).fill(passwordOfPeople);
    await ana.getByLabel(enrolment.confirmation, { exact: true }).fill(passwordOfPeople);
    const secret = (await ana.locator("code").textContent())!.replaceAll(/\s/g, "");
    await isAccessible(ana);
    await ana.getByLabel(session.code).fill(await generate({ secret }));
    await ana.getByRole("button", { name: enrolment.confirm }).click();
    await ana.getByRole("link", { name: enrolment.toSignIn }).click();
    await ana.getByLabel(session.email).fill(email);
    await ana.getByLabel(session.password, { exact: true }).fill(passwordOfPeople);
    await ana.keyboard.press("Enter");
    // The code of the enrolment cannot be used again.
    await ana.getByLabel(session.code).fill(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 }));
    await ana.keyboard.press("Enter");
    await ana.getByRole("link", { name: "Outbox" }).click();
    await expect(ana.getByRole("heading", { name: "Outbox" })).toBeVisible();

    await page.reload();
    await page
      .getByRole("button", { name: saying(staff.actsOf, { name: "Ana Roy" }) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: staff.role.menu }).click();
    await dialogOf(page).getByRole("combobox").click();
    await page.getByRole("option", { name: shared.roles.merchandiser }).click();
    await giveReason(page, "plans menus now");
    await dialogOf(page).locator("input").last().fill(email);
    await confirm(page, staff.role.confirm);
    await expect(page.getByText(saying(staff.role.done, { name: "Ana Roy" }))).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Ana Roy: from Support to Merchandiser" }).first()).toContainText(
      "plans menus now",
    );

    await ana.reload();
    await expect(ana.getByText(shared.notAllowed)).toBeVisible();
    await ana.context().close();
  });
});
