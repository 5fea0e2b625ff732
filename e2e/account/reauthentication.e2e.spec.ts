import { expect, type Page } from "@playwright/test";
import { errors } from "@tablee/contracts/errors";
import { passwordOfPeople } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { customerIn } from "../parts/customer.ts";
import { letPasswordLapse } from "../parts/settings.ts";
import { words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = { en: { settings: "/settings/payment", home: "/" }, fr: { settings: "/parametres/paiement", home: "/fr/" } } as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const at = addresses[language];
  const { password: ask, payment, app } = screens[language];

  test.describe(`settings behind the password, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    const prompt = (page: Page) => page.getByRole("dialog", { name: ask.promptTitle });
    const give = async (page: Page, password: string) => {
      await prompt(page).getByLabel(ask.promptPassword, { exact: true }).fill(password);
      await prompt(page).getByRole("button", { name: ask.promptSubmit }).click();
    };

    story("are shown once it is given, on the screen that asked for it", {
      runs: "en",
      why: "The dialogue is over the page that it hides, and keeps its address.",
      quick: true,
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(at.settings);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(prompt(page)).toHaveCount(0);

      await letPasswordLapse(person);
      await page.goto(`${at.settings}?from=mail`);
      await expect(prompt(page).getByRole("button", { name: ask.promptSubmit })).toBeDisabled();
      await expect(prompt(page).getByRole("button", { name: saying(ask.notYou, { email: person.email }) })).toBeVisible();
      await isAccessible(page);
      await give(page, "not the password");
      await expect(prompt(page).getByRole("alert")).toContainText(errors["password-incorrect"][language]);
      await give(page, passwordOfPeople);
      await expect(prompt(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page).toHaveURL(`${at.settings}?from=mail`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(prompt(page)).toHaveCount(0);
    });

    story("are left for the account where the dialog is closed, and for home by who is newVisitor else", {
      runs: "fr",
      why: "Escape and the other account's way out lead to pages.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await letPasswordLapse(person);
      await page.goto(words[language].account);
      await page.getByRole("button", { name: saying(app.nav.account, { name: "Camille" }) }).click();
      await page.getByRole("menuitem", { name: app.nav.settings }).click();
      await expect(prompt(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(new RegExp(`${words[language].account}/$`));
      await page.goto(at.settings);
      await prompt(page)
        .getByRole("button", { name: saying(ask.notYou, { email: person.email }) })
        .click();
      await expect(page).toHaveURL(at.home);
      await expect(page.getByRole("link", { name: app.nav.logIn }).first()).toBeVisible();
    });

    story("ask for it in place where it lapses half way, and then go on with the card", {
      runs: "all",
      provedBy: [
        "apps/web/src/shared/api/password-prompt.spec.ts: is asked for once, however many wait, and answers them all",
        "apps/api/src/http/call.guard.int.spec.ts: are refused to a visitor and to a client whose password was given half an hour ago",
      ],
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await page.goto(at.settings);
      await page.getByRole("button", { name: payment.changeCard }).click();
      const card = page.getByRole("dialog", { name: payment.cardTitle });
      await card.getByRole("radio", { name: /4444/ }).click();
      await letPasswordLapse(person);
      await card.getByRole("button", { name: payment.useCard }).click();
      await give(page, passwordOfPeople);
      await expect(card).toHaveCount(0);
      await expect(page.getByText(/4444/).first()).toBeVisible();
    });
  });
}
