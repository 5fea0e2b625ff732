import { expect, type Page } from "@playwright/test";
import { errors } from "@tablee/contracts/errors";
import { mailedCodes } from "../../test/stage/mailed-codes.ts";
import { passwordOfPeople, staffMember } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { answerAs, newEmail, proveByGoogle, providerButton, providers } from "../parts/at-provider.ts";
import { customerIn, household, origin } from "../parts/customer.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = {
  en: { signIn: "/clients/sign_in", register: "/signup/registration", settings: "/settings/account" },
  fr: { signIn: "/clients/connexion", register: "/abonnement/inscription", settings: "/parametres/compte" },
} as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { signInReturn: say, asked, ownAccount: own, password: ask, app } = screens[language];
  const at = addresses[language];
  const button = (page: Page, name: string) => providerButton(page, language, name);
  const isIn = (page: Page) => expect(page.getByRole("button", { name: saying(app.nav.account, { name: "Camille" }) })).toBeVisible();

  test.describe(`coming in through a provider, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    for (const [provider, name] of Object.entries(providers))
      story(`signs up with ${provider}, and in again`, {
        runs: "all",
        provedBy: [
          "test/account/social.int.spec.ts: opens an account, and signs in to it the next time: %s",
          "e2e/account/coming-in.e2e.spec.ts: to the end, which is measured without a word of the person",
        ],
      })(async ({ page }) => {
        const email = newEmail();
        await page.goto(at.register);
        await page.goto(at.signIn);
        await expect(button(page, name)).toBeVisible();
        await button(page, name).click();
        await answerAs(page, { email });
        await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
        await page.context().clearCookies();
        await page.goto(at.signIn);
        await button(page, name).click();
        await answerAs(page, { email });
        await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
      });

    story("asks for the address that Facebook does not give", {
      runs: "all",
      provedBy: [
        "test/account/social.int.spec.ts: asks for an address where the provider gives none that mail servers take, and keeps the name that it gives",
      ],
    })(async ({ page }) => {
      await page.goto(at.signIn);
      await button(page, "Facebook").click();
      // Without an address the provider knows people by name.
      await answerAs(page, { email: "", lastName: { en: "Morin", fr: "Fortin" }[language] });
      await expect(page.getByRole("heading", { name: asked.address.title })).toBeVisible();
      await isAccessible(page);
      await page.getByRole("button", { name: asked.address.submit }).click();
      await expect(page.getByText(asked.address.invalid)).toBeVisible();
      await page.getByLabel(asked.address.label, { exact: true }).fill(newEmail());
      await page.getByRole("button", { name: asked.address.submit }).click();
      await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
    });

    story("says that nobody was signed in, and lets them try again", {
      runs: "all",
      provedBy: [
        "test/account/social.int.spec.ts: takes no word that the provider did not give: denied, forged, expired",
        "e2e/account/providers.e2e.spec.ts: links and removes a provider in the settings, and says there what was not possible",
      ],
    })(async ({ page }) => {
      await page.goto(at.signIn);
      await button(page, "Google").click();
      await answerAs(page, { email: newEmail(), fault: "denied" });
      await expect(page.getByRole("dialog", { name: say.failed.title })).toBeVisible();
      await isAccessible(page);
      await page.getByRole("button", { name: say.failed.again }).click();
      await answerAs(page, { email: newEmail(), fault: "forged" });
      await page.getByRole("button", { name: say.failed.back }).click();
      await expect(page).toHaveURL(at.signIn);
    });

    story("links and removes a provider in the settings, and says there what was not possible", {
      runs: "en",
      why: "The way to the provider and back ends in the settings' dialogue.",
    })(async ({ page }) => {
      const { email } = await customerIn(page, language);
      await page.goto(at.settings);
      await page.getByRole("button", { name: saying(own.linkProviderLabel, { provider: "Apple" }) }).click();
      await answerAs(page, { email, fault: "denied" });
      await expect(page.getByRole("alertdialog").getByText(saying(say.failed.settings, { provider: "Apple" }))).toBeVisible();
      await page.getByRole("button", { name: say.failed.again }).click();
      await answerAs(page, { email });
      await expect(page.getByText(saying(say.linked, { provider: "Apple" }))).toBeVisible();
      await isAccessible(page);
      await page.getByRole("button", { name: saying(own.removeProviderLabel, { provider: "Apple" }) }).click();
      await expect(page.getByText(saying(own.providerRemoved, { provider: "Apple" }))).toBeVisible();
    });

    /** Signs in on another device with a Facebook profile that has the email address of an existing account. */
    const fromElsewhere = async (page: Page, email: string) => {
      await page.goto(at.signIn);
      await button(page, "Facebook").click();
      await answerAs(page, { email });
    };
    const opensAtOnce = async (page: Page, email: string) => {
      await page.context().clearCookies();
      await fromElsewhere(page, email);
      await isIn(page);
    };

    story("asks the owner of an address to prove that the account is theirs: its password links the provider", {
      runs: "fr",
      why: "The provider's answer turns into a question on our page.",
    })(async ({ page }) => {
      const { email } = await household({ language });
      await fromElsewhere(page, email);
      await expect(page.getByRole("heading", { name: asked.verify.title })).toBeVisible();
      await isAccessible(page);
      const password = page.getByLabel(asked.verify.password, { exact: true });
      await password.fill("not the password");
      await page.getByRole("button", { name: asked.verify.submit }).click();
      await expect(page.getByRole("alert")).toContainText(errors["sign-in-failed"][language]);
      await password.fill(passwordOfPeople);
      await page.getByRole("button", { name: asked.verify.submit }).click();
      await isIn(page);
      await opensAtOnce(page, email);
    });

    story("asks the owner of an address to prove that the account is theirs: a mailed code links the provider", {
      runs: "all",
      provedBy: ["test/account/social.int.spec.ts: links by a mailed code as well"],
    })(async ({ page }) => {
      const { email } = await household({ language });
      const admin = await staffMember(origin(), "admin@tablee.example");
      const [first] = await mailedCodes(admin, email, 1);
      await fromElsewhere(page, email);
      await page.getByRole("button", { name: asked.verify.mail }).click();
      await expect(page.getByText(asked.verify.mailed)).toBeVisible();
      await isAccessible(page);
      const code = (await mailedCodes(admin, email, 2)).find((mailed) => mailed !== first)!;
      const confirm = page.getByRole("button", { name: asked.verify.confirm });
      await page.getByLabel(asked.verify.code, { exact: true }).fill("12");
      await confirm.click();
      await expect(page.getByText(asked.verify.codeMissing)).toBeVisible();
      await page.getByLabel(asked.verify.code, { exact: true }).fill(code);
      await confirm.click();
      await isIn(page);
      await opensAtOnce(page, email);
    });

    story("opens the settings by a fresh sign-in where there is no password", {
      runs: "all",
      provedBy: [
        "test/account/social.int.spec.ts: opens the settings of a person without a password by a fresh sign-in, with that person alone",
      ],
    })(async ({ page }) => {
      const email = newEmail();
      await page.goto(at.signIn);
      await button(page, "Google").click();
      await answerAs(page, { email });
      await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
      await page.goto(at.settings);
      await proveByGoogle(page, language, { email: newEmail() });
      await expect(page.getByText(ask.promptProviderFailed)).toBeVisible();
      await proveByGoogle(page, language, { email });
      await expect(page.getByRole("button", { name: saying(own.removeProviderLabel, { provider: "Google" }) })).toBeVisible();
      await isIn(page);
    });
  });
}
