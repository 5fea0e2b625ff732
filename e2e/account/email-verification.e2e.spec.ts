import { expect } from "@playwright/test";
import { errors } from "@tablee/contracts/errors";
import { mailedCodes } from "../../test/stage/mailed-codes.ts";
import { staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const settings = { en: "/settings/account", fr: "/parametres/compte" } as const;
const welcome = { en: "/signup/welcome", fr: "/abonnement/bienvenue" } as const;
const accountOf = { en: "/account/", fr: "/compte/" } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { verification: say, ownAccount, verifyEmail } = screens[language];

  test.describe(`an address of mail, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("is verified by the code that is mailed at sign-up; until then the account leads to where it is entered", {
      runs: "both",
      why: "The mailed code is typed where the account's notice leads.",
    })(async ({ page }) => {
      const { email } = await customerIn(page, language);
      const line = page.getByText(saying(`${verifyEmail.text} ${verifyEmail.link}`, { email }));
      await page.goto(welcome[language]);
      await expect(line).toBeVisible();
      await page.goto(accountOf[language]);
      await expect(line).toBeVisible();
      await page.getByRole("link", { name: verifyEmail.link }).click();
      await expect(page.getByRole("button", { name: say.resend })).toBeVisible();
      const [code] = await mailedCodes(await staffMember(origin(), "admin@tablee.example"), email, 1);
      await page.getByLabel(say.code, { exact: true }).fill(code!);
      await page.getByRole("button", { name: say.verify, exact: true }).click();
      await expect(page.getByRole("heading", { name: say.doneTitle })).toBeVisible();
      await page.getByRole("link", { name: say.continue }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: verifyEmail.link })).toBeHidden();
    });

    story("is verified by another code, from the settings", {
      runs: "all",
      provedBy: [
        "test/account/email-verification.int.spec.ts: is sent another code on request, in place of the one before",
        "test/account/email-verification.int.spec.ts: is not verified by a code that expired",
      ],
    })(async ({ page }) => {
      const { email } = await customerIn(page, language);
      const admin = await staffMember(origin(), "admin@tablee.example");
      const [first] = await mailedCodes(admin, email, 1);
      await page.goto(settings[language]);
      await page.getByRole("link", { name: ownAccount.verifyEmail }).click();
      await page.getByRole("button", { name: say.resend }).click();
      await expect(page.getByText(saying(say.sent, { email }))).toBeVisible();
      await isAccessible(page);
      const code = (await mailedCodes(admin, email, 2)).find((mailed) => mailed !== first)!;
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
