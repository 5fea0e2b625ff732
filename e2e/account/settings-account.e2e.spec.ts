import { expect } from "@playwright/test";
import { signIn } from "@tablee/contracts/calls/sessions";
import { errors } from "@tablee/contracts/errors";
import { newVisitor, passwordOfPeople } from "../../test/stage/people.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = { en: "/settings/account", fr: "/parametres/compte" } as const;
const after = "neuf lacs encore gelés";

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { ownAccount: say, password: ask, app } = screens[language];

  test.describe(`the account's settings, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("change the name and the language of mails, and say how the address is changed", {
      runs: "all",
      provedBy: [
        "e2e/site/keyboard.e2e.spec.ts: a customer reaches the settings, gives the password again, and changes name and language",
        "test/account/settings-account.int.spec.ts: show and change the name, on the server's terms, and the language that mails are written in",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(addresses[language]);
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      const name = page.getByLabel(say.firstName, { exact: true });
      await name.fill("M");
      await page.getByRole("button", { name: say.saveName }).click();
      await expect(page.getByText(say.nameShort)).toBeVisible();
      await name.fill("Maude");
      await page.getByRole("button", { name: say.saveName }).click();
      await expect(page.getByText(say.nameSaved)).toBeVisible();
      await expect(page.getByRole("button", { name: saying(app.nav.account, { name: "Maude" }) })).toBeVisible();
      await page.getByRole("radio", { name: language === "en" ? say.french : say.english }).click();
      await expect(page.getByText(language === "en" ? say.languageSavedFr : say.languageSaved)).toBeVisible();
      await page.reload();
      await expect(name).toHaveValue("Maude");
      await expect(page.getByRole("radio", { name: language === "en" ? say.french : say.english })).toBeChecked();
    });

    story("change the password by the current one, and end the other sessions", {
      runs: "all",
      provedBy: [
        "test/account/settings-account.int.spec.ts: replace the password by the current one; other sessions end, this one goes on, and the owner is told",
        "test/account/settings-account.int.spec.ts: keep the four rules of a password",
      ],
    })(async ({ page }) => {
      const { email } = await customerIn(page, language);
      const other = newVisitor(origin(), language);
      await other.refresh();
      await other.call(signIn, { email, password: passwordOfPeople });
      await page.goto(addresses[language]);
      await expect(page.getByRole("button", { name: say.endOthers })).toBeVisible();
      const change = async (current: string, password: string, confirmation = password) => {
        await page.getByLabel(ask.current, { exact: true }).fill(current);
        await page.getByLabel(ask.password, { exact: true }).fill(password);
        await page.getByLabel(ask.confirmation, { exact: true }).fill(confirmation);
        await page.getByRole("button", { name: say.changePassword }).click();
      };
      await change("not the password", after);
      await expect(page.getByText(errors["password-incorrect"][language])).toBeVisible();
      await change(passwordOfPeople, passwordOfPeople);
      await expect(page.getByText(errors["password-unchanged"][language])).toBeVisible();
      await change(passwordOfPeople, after, `${after}!`);
      await expect(page.getByText(ask.differ)).toBeVisible();
      // Typing may have begun already; the focus moves once the button's click was answered, and would take the next keys.
      await expect(page.getByLabel(ask.confirmation, { exact: true })).toBeFocused();
      await change(passwordOfPeople, after);
      await expect(page.getByText(say.passwordChanged, { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: say.endOthers })).toHaveCount(0);
      await expect(page.getByText(say.current, { exact: true })).toBeVisible();
    });
  });
}
