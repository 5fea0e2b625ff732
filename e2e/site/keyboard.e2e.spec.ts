import { expect, type Page } from "@playwright/test";
import { boxesOf, passwordOfPeople } from "../../test/stage/people.ts";
import { customerIn } from "../parts/customer.ts";
import { choose, press, tabTo, typeInto } from "../parts/keyboard.ts";
import { letPasswordLapse } from "../parts/settings.ts";
import { suggested, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = {
  en: { account: "/settings/account", communications: "/settings/communications", postalCode: "V3T 1A1" },
  fr: { account: "/parametres/compte", communications: "/parametres/communications", postalCode: "H7N 1A1" },
} as const;
const street = () => `${(Date.now() + Math.floor(Math.random() * 90_000)) % 100_000}, rue des Touches`;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const say = words[language];
  const at = addresses[language];
  const { app, ownAccount: own, password: ask, subscription } = screens[language];
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

  test.describe(`by the keyboard alone, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("a person signs up, from the plan to the first box", {
      runs: "en",
      why: "Focus and keys exist only in a browser.",
      quick: true,
    })(async ({ page }) => {
      await page.goto(say.plans);
      await press(page, button(page, say.continuePlan));
      await typeInto(page, field(page, say.firstName), "Camille");
      await typeInto(page, field(page, say.lastName), "Gagnon");
      await typeInto(page, field(page, say.email), `clavier-${crypto.randomUUID().slice(0, 8)}@courriel.example`);
      await typeInto(page, field(page, say.password), passwordOfPeople);
      await press(page, button(page, say.createAccount));
      await typeInto(page, field(page, say.postalCode), at.postalCode);
      const address = street();
      await typeInto(page, field(page, say.street), address);
      await expect(suggested(page, language)).toContainText(address.replace(language === "en" ? "," : "", ""));
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(field(page, say.street)).toHaveValue(new RegExp(at.postalCode));
      await typeInto(page, field(page, say.phone), "514 555 0134");
      await press(page, button(page, say.toPayment));
      const card = page.getByRole("radio", { name: /4242/ });
      await choose(page, page.getByRole("radiogroup").filter({ has: card }), card);
      await tabTo(page, page.getByRole("checkbox", { name: say.terms }));
      await page.keyboard.press("Space");
      await press(page, page.getByRole("button", { name: say.pay }));
      await press(page, page.getByRole("link", { name: say.seeBoxes }));
      await expect(page).toHaveURL(new RegExp(`${say.account}/$`));
    });

    story("a customer reaches the settings, gives the password again, and changes name and language", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      const person = await customerIn(page, language);
      await letPasswordLapse(person);
      await page.goto(say.account);
      await press(page, page.getByRole("button", { name: saying(app.nav.account, { name: "Camille" }) }));
      const settings = page.getByRole("menuitem", { name: app.nav.settings });
      await expect(settings).toBeVisible();
      while (!(await settings.evaluate((item) => item === document.activeElement))) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      const prompt = page.getByRole("dialog", { name: ask.promptTitle });
      await typeInto(page, prompt.getByLabel(ask.promptPassword, { exact: true }), passwordOfPeople);
      await page.keyboard.press("Enter");
      await expect(prompt).toHaveCount(0);

      await page.goto(at.account);
      await tabTo(page, field(page, own.firstName));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Maude");
      await press(page, button(page, own.saveName));
      await expect(page.getByText(own.nameSaved)).toBeVisible();
      const other = page.getByRole("radio", { name: language === "en" ? own.french : own.english });
      await choose(page, page.getByRole("radiogroup").filter({ has: other }), other);
      await expect(page.getByText(language === "en" ? own.languageSavedFr : own.languageSaved)).toBeVisible();
    });

    story("a customer pauses, thinks better of it, pauses after all, and resumes", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(say.account);
      await press(page, page.getByRole("link", { name: screens[language].account.manage, exact: true }));
      const open = button(page, subscription.pauseOpen);
      await press(page, open);
      const dialog = page.getByRole("alertdialog", { name: subscription.pause.title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(open).toBeFocused();
      await page.keyboard.press("Enter");
      const reason = dialog.getByLabel(subscription.reason);
      await tabTo(page, reason);
      await page.keyboard.press("ArrowDown");
      await expect(reason).not.toHaveValue("");
      await press(page, button(page, subscription.pause.confirm));
      await expect(page.getByText(subscription.pause.done)).toBeVisible();
      await press(page, button(page, subscription.resume));
      await expect(page.getByText(subscription.resumed)).toBeVisible();
    });

    story("a customer agrees to news by mail, and withdraws it", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(at.communications);
      const news = page.getByRole("switch").first();
      await tabTo(page, news);
      const before = await news.isChecked();
      await page.keyboard.press("Space");
      await expect(news).toBeChecked({ checked: !before });
      await expect(news).toHaveAttribute("aria-busy", "false");
      await expect(news).toBeFocused();
      await page.keyboard.press("Space");
      await expect(news).toBeChecked({ checked: before });
    });
  });
}
