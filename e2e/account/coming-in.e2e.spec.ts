import { expect, type Page } from "@playwright/test";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { passwordOfPeople, turnFeature } from "../../test/stage/people.ts";
import { isAccessible } from "../parts/accessible.ts";
import { answerAs, newEmail, proveByGoogle, providerButton, providers } from "../parts/at-provider.ts";
import { household, origin } from "../parts/customer.ts";
import { giveStreet, type Language, toPayment, words } from "../parts/sign-up.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const addresses = {
  en: { home: "/", signIn: "/clients/sign_in", settings: "/settings/account" },
  fr: { home: "/fr/", signIn: "/clients/connexion", settings: "/parametres/compte" },
} as const;
const postalCodes: Record<Language, string> = { en: "V3T 1A1", fr: "H7N 1A1" };
const street = () => `${(Date.now() + Math.floor(Math.random() * 90_000)) % 100_000}, rue Principale`;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { signIn: say, closedAccount: closed, ownAccount: own, password: ask, app } = screens[language];
  const at = addresses[language];
  const form = words[language];

  test.describe(`coming in, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    const button = (page: Page, name: string) => providerButton(page, language, name);
    const password = (page: Page) => page.getByLabel(say.password, { exact: true });
    const askFor = async (page: Page, email: string) => {
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await page.keyboard.press("Enter");
    };

    story("asks for the email, then for what its account signs in with, and for a password where the address is unknown", {
      runs: "en",
      why: "The form asks in two steps and moves the focus.",
      quick: true,
    })(async ({ page }) => {
      const { email } = await household({ language });
      await page.goto(at.signIn);
      await expect(password(page)).toHaveCount(0);
      await askFor(page, `unknown-${newEmail()}`);
      await expect(password(page)).toBeFocused();
      await isAccessible(page);
      await page.getByRole("button", { name: say.otherEmail }).click();
      await askFor(page, email);
      await expect(password(page)).toBeFocused();
      for (const name of Object.values(providers)) await expect(button(page, name)).toHaveCount(0);
      await page.keyboard.type(passwordOfPeople);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${form.account}/$`));
    });

    story("shows the provider of an account without a password, and in its settings how to choose one", {
      runs: "all",
      provedBy: [
        "test/account/social.int.spec.ts: says what an account can sign in with, and of an unknown address no more than of a known one",
        "test/account/social.int.spec.ts: is linked and removed in the settings, but not removed without a password",
      ],
    })(async ({ page }) => {
      const email = newEmail();
      await page.goto(at.signIn);
      await button(page, "Google").click();
      await answerAs(page, { email });
      await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
      await page.context().clearCookies();
      await page.goto(at.settings);
      await expect(page.getByText(say.required)).toBeVisible();
      await askFor(page, email);
      await expect(page.getByText(say.noPassword)).toBeVisible();
      await expect(password(page)).toHaveCount(0);
      await expect(button(page, "Facebook")).toHaveCount(0);
      await expect(page.getByRole("link", { name: say.choosePassword })).toBeVisible();
      await isAccessible(page);
      await button(page, "Google").click();
      await answerAs(page, { email });
      await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);

      await page.goto(at.settings);
      await proveByGoogle(page, language, { email, fault: "undated" });
      await expect(page.getByText(ask.promptProviderFailed)).toBeVisible();
      await expect(page.getByText(ask.promptProviderElse)).toBeVisible();
      await proveByGoogle(page, language, { email });
      await page.getByRole("button", { name: saying(own.removeProviderLabel, { provider: "Google" }) }).click();
      await expect(page.getByRole("alert").getByRole("link", { name: own.choosePassword })).toBeVisible();
      await expect(page.getByText(own.noPassword)).toBeVisible();
      await isAccessible(page);
    });

    story("asks for email and password together while the flag show_multilogin is off, and offers Google alone", {
      runs: "en",
      why: "The form of the flag's other side exists only in the page.",
    })(async ({ page }) => {
      await turnFeature(origin(), "show_multilogin", false);
      try {
        await page.goto(at.signIn);
        await expect(password(page)).toBeVisible();
        await expect(button(page, "Google")).toBeVisible();
        await expect(button(page, "Apple")).toHaveCount(0);
        expect((await button(page, "Google").boundingBox())?.width).toBe(370);
        await turnFeature(origin(), "show_google_v2", false);
        await page.reload();
        await expect(password(page)).toBeVisible();
        await expect(button(page, "Google")).toHaveCount(0);
      } finally {
        await turnFeature(origin(), "show_google_v2", true);
        await turnFeature(origin(), "show_multilogin", true);
      }
    });

    story("shows the owner of a closed subscription how to start again, and lets them read", {
      runs: "fr",
      why: "The page after the sign-in of a closed account is the app's alone.",
    })(async ({ page }) => {
      const person = await household({ language });
      await person.call(updateSubscription, { change: "close", reason: "other" });
      await page.goto(at.signIn);
      await askFor(page, person.email);
      await password(page).fill(passwordOfPeople);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: closed.title })).toBeVisible();
      await expect(page.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
      await isAccessible(page);
      await page.getByRole("button", { name: closed.on }).click();
      await expect(page).toHaveURL(new RegExp(`${form.account}/$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    story("has plain links instead of the avatar while the flag avatar_widget is off", {
      runs: "all",
      provedBy: [
        "test/staff/flags.int.spec.ts: %s is turned and turned back, for visitors and in the session",
        "apps/api/src/flipper/readers.spec.ts: %s is asked for by the code",
      ],
    })(async ({ page }) => {
      const { email } = await household({ language });
      await turnFeature(origin(), "avatar_widget", false);
      try {
        await page.goto(at.signIn);
        await askFor(page, email);
        await password(page).fill(passwordOfPeople);
        await page.keyboard.press("Enter");
        const header = page.getByRole("banner");
        await expect(header.getByRole("link", { name: app.nav.settings })).toBeVisible();
        await expect(header.getByRole("button", { name: saying(app.nav.account, { name: "Camille" }) })).toHaveCount(0);
        await isAccessible(page);
        await header.getByRole("button", { name: app.nav.logOut }).click();
        await expect(header.getByRole("link", { name: app.nav.logIn })).toBeVisible();
      } finally {
        await turnFeature(origin(), "avatar_widget", true);
      }
    });

    story("resumes a sign-up that was left at its payment on another device, with its code", {
      runs: "all",
      provedBy: [
        "test/sign-up/first-box.int.spec.ts: is there on another device: plan, address, day and dishes",
        "test/sign-up/visit-offer.int.spec.ts: is the one that the bar promises, without any link: step by step, on another device, and in what is charged",
      ],
    })(async ({ page, browser }) => {
      const resume = page.getByRole("banner").getByRole("link", { name: app.nav.signUp });
      await page.goto(`${at.home}?discount_code=MOITIE`);
      // Waits until the code is kept: a page that is left before that has not sent it yet.
      await expect(resume).toHaveAttribute("href", /discount_code=MOITIE$/);
      await page.goto(form.plans);
      await page.getByRole("button", { name: form.continuePlan }).click();
      await expect(page.getByLabel(form.firstName, { exact: true })).toBeVisible();
      await page.goto(at.home);
      await expect(resume).toHaveAttribute("href", /\/(signup\/registration|abonnement\/inscription)\?discount_code=MOITIE$/);
      const email = await toPayment(page, language, { postalCode: postalCodes[language], street: street() });
      await expect(page.getByRole("button", { name: form.pay })).toBeVisible();

      const device = await browser.newContext({ locale: `${language}-CA`, baseURL: origin() });
      const other = await device.newPage();
      await other.goto(at.signIn);
      await askFor(other, email);
      await password(other).fill(passwordOfPeople);
      await other.keyboard.press("Enter");
      await expect(other).toHaveURL(/\/(signup\/payment|abonnement\/paiement)/);
      await expect(other.getByRole("button", { name: form.pay })).toBeVisible();
      await expect(other.getByRole("textbox", { name: screens[language].signup.payment.code })).toHaveValue("MOITIE");
      await device.close();
    });

    for (const [provider, name] of Object.entries(providers))
      story(
        `signs up with ${name} to the end, which is measured without a word of the person`,
        name === providers.google_oauth2
          ? { runs: "fr", why: "The way to the provider and back ends in a paid sign-up, measured on the page." }
          : { runs: "all", provedBy: ["test/account/social.int.spec.ts: opens an account, and signs in to it the next time: %s"] },
      )(async ({ page }) => {
        const tracked: string[] = [];
        page.on("console", (message) => message.text().startsWith("tracked ") && tracked.push(message.text().slice("tracked ".length)));
        await page.addInitScript(() => localStorage.setItem("tablee.measuring", "yes"));
        await page.goto(form.plans);
        await page.getByRole("button", { name: form.continuePlan }).click();
        await button(page, name).click();
        await answerAs(page, { email: newEmail() });
        await page.getByLabel(form.postalCode, { exact: true }).fill(postalCodes[language]);
        await giveStreet(page, language, street());
        await page.getByLabel(form.phone, { exact: true }).fill("514 555 0134");
        await page.getByRole("button", { name: form.toPayment }).click();
        await page.getByRole("radio", { name: /4242/ }).click();
        await page.getByRole("checkbox", { name: form.terms }).check();
        await page.getByRole("button", { name: form.pay }).click();
        await expect(page.getByRole("link", { name: form.seeBoxes })).toBeVisible();
        const events = tracked.map((text) => JSON.parse(text));
        expect(events.filter(({ event }) => event !== "page-view")).toEqual([
          { event: "sign-up", provider },
          { event: "lead", provider },
        ]);
        expect(events).toContainEqual({ event: "page-view", name: `${language}-signup_plans` });
      });
  });
}
