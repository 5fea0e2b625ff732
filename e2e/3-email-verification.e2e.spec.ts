import { expect, test } from "@playwright/test";
import { outbox } from "@tablee/contracts/calls/desk-money";
import { errors } from "@tablee/contracts/errors";
import { eventually, readMessage, staffMember } from "../test/people.ts";
import { isAccessible } from "./accessible.ts";
import { customerIn, origin } from "./customer.ts";
import { saying, screens } from "./words.ts";

const settings = { en: "/settings/account", fr: "/parametres/compte" } as const;

for (const language of ["en", "fr"] as const) {
  const { verification: say, ownAccount } = screens[language];

  test.describe(`an address of mail, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    test("is verified by a mailed code, from the settings", async ({ page }) => {
      const { email } = await customerIn(page, language);
      await page.goto(settings[language]);
      await page.getByRole("link", { name: ownAccount.verifyEmail }).click();
      await page.getByRole("button", { name: say.send }).click();
      await expect(page.getByText(saying(say.sent, { email }))).toBeVisible();
      await isAccessible(page);
      const admin = await staffMember(origin(), "admin@tablee.example");
      const [mail] = await eventually(
        async () => (await admin.call(outbox, { q: email, kind: "email-code" })).rows,
        (rows) => rows.length > 0,
      );
      const code = (await readMessage(admin, mail!.messageId)).text.match(/\b\d{6}\b/)![0];
      await page.getByLabel(say.code, { exact: true }).fill(code === "000000" ? "111111" : "000000");
      await page.getByRole("button", { name: say.verify, exact: true }).click();
      await expect(page.getByText(errors["email-verification-failed"][language])).toBeVisible();
      await page.getByLabel(say.code, { exact: true }).fill(code);
      await page.getByRole("button", { name: say.verify, exact: true }).click();
      await expect(page.getByRole("heading", { name: say.doneTitle })).toBeVisible();
      await page.getByRole("link", { name: say.continue }).click();
      await page.goto(settings[language]);
      await expect(page.getByText(ownAccount.emailVerified, { exact: true })).toBeVisible();
    });
  });
}
