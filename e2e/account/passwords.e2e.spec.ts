import { expect, type Page } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { errors } from "@tablee/contracts/errors";
import { eventually, passwordOfPeople, readMessage, readyToPay, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { origin } from "../parts/customer.ts";
import { enterInForm } from "../parts/sign-in.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = {
  en: { signIn: "/clients/sign_in", forgot: "/clients/password/new", edit: "/clients/password/edit" },
  fr: { signIn: "/clients/connexion", forgot: "/clients/mot-de-passe/nouveau", edit: "/fr/clients/password/edit" },
} as const;
const before = passwordOfPeople;
const after = "neuf lacs encore gelés";

/** The link in the newest mail to an address. */
async function linkMailedTo(email: string): Promise<string> {
  const admin = await staffMember(origin(), "admin@tablee.example");
  const rows = await eventually(
    async () => (await admin.call(outbox, { q: email, kind: "reset-link" })).rows,
    (sent) => sent.length > 0,
  );
  const { text } = await readMessage(admin, rows[0]!.messageId);
  return text.match(/https?:\/\/[^/]+(\/\S+#[\w-]{43})/)![1]!;
}

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const at = addresses[language];
  const { signIn: say, reset, password: ask } = screens[language];

  test.describe(`a forgotten password, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    const choose = async (page: Page, password: string, confirmation = password) => {
      const fields = [
        [page.getByLabel(ask.password, { exact: true }), password],
        [page.getByLabel(ask.confirmation, { exact: true }), confirmation],
      ] as const;
      // A refused form focuses its wrong field twice; the second time may take the keys of the field that is being filled.
      await expect(async () => {
        for (const [field, text] of fields) await field.fill(text);
        for (const [field, text] of fields) expect(await field.inputValue()).toBe(text);
      }).toPass();
      await page.getByRole("button", { name: reset.submit }).click();
    };

    story("is replaced by the link of a mail, which leaves the address bar at once and works once", {
      runs: "both",
      why: "The link's secret leaves the address bar, which only a browser has.",
    })(async ({ page }) => {
      const { email } = await readyToPay(origin(), 2, language);
      await page.goto(at.signIn);
      await page.getByRole("link", { name: say.forgotten }).click();
      await expect(page).toHaveURL(at.forgot);
      // The address changes before the page does, and both pages have a field of this name.
      await expect(page.getByRole("heading", { name: say.forgot.title })).toBeVisible();
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: say.forgot.submit }).click();
      await expect(page.getByText(saying(say.forgot.sent, { email }))).toBeVisible();

      const link = await linkMailedTo(email);
      expect(link.startsWith(`${at.edit}#`)).toBe(true);
      await page.goto(link);
      await expect(page.getByLabel(ask.password, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(at.edit);
      await isAccessible(page);
      await choose(page, "court");
      await expect(page.getByText(ask.short)).toBeVisible();
      await expect(page.getByLabel(ask.password, { exact: true })).toBeFocused();
      await choose(page, after, `${after}!`);
      await expect(page.getByText(ask.differ)).toBeVisible();
      // The message appears during typing; only the answer to the click moves the focus, and would take the next keys.
      await expect(page.getByLabel(ask.confirmation, { exact: true })).toBeFocused();
      await choose(page, before);
      await expect(page.getByText(errors["password-unchanged"][language])).toBeVisible();
      await choose(page, after);
      await expect(page.getByRole("heading", { name: reset.doneTitle })).toBeVisible();

      await page.getByRole("link", { name: say.submit }).last().click();
      await enterInForm(page, language, email, before);
      await expect(page.getByText(errors["sign-in-failed"][language])).toBeVisible();
      await enterInForm(page, language, email, after);
      await expect(page).not.toHaveURL(at.signIn);

      await page.goto(link);
      await expect(page.getByRole("heading", { name: errors["reset-link-invalid"][language] })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { name: reset.missingTitle })).toBeVisible();
      await page.getByRole("link", { name: reset.again }).click();
      await expect(page).toHaveURL(at.forgot);
    });

    story("can be requested five times, then is blocked for a day whether the address is known or not", {
      runs: "all",
      provedBy: [
        "test/account/password-reset.int.spec.ts: is asked for five times a day for an address that is %s, then refused for a day",
      ],
    })(async ({ page }) => {
      await page.goto(at.forgot);
      const email = `unknown.${Date.now()}@example.com`;
      for (let i = 0; i < 5; i++) {
        await page.getByLabel(say.email, { exact: true }).fill(email);
        await page.getByRole("button", { name: say.forgot.submit }).click();
        await page.getByRole("button", { name: say.forgot.again }).click();
      }
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: say.forgot.submit }).click();
      await expect(page.getByRole("alert")).toContainText(errors["password-resets-blocked"][language]);
    });
  });
}
