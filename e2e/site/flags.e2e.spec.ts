import { expect, type Locator, type Page } from "@playwright/test";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as homeWords } from "../../apps/web/src/features/home/words.ts";
import { pathTo } from "../../apps/web/src/shared/routing/paths.ts";
import { turnFeature } from "../../test/stage/people.ts";
import { answerAs, newEmail, proveByGoogle, providerButton, providers } from "../parts/at-provider.ts";
import { customerIn, origin } from "../parts/customer.ts";
import { letPasswordLapse } from "../parts/settings.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const enHome = wordsIn(homeWords, "en");
const frHome = wordsIn(homeWords, "fr");

const addresses = {
  en: {
    home: "/",
    plans: "/signup/plans/rte_8",
    account: "/account/",
    subscription: "/settings/subscription",
    own: "/settings/account",
    signIn: "/clients/sign_in",
  },
  fr: {
    home: "/fr/",
    plans: "/abonnement/plans/rte_8",
    account: "/compte/",
    subscription: "/parametres/abonnement",
    own: "/parametres/compte",
    signIn: "/clients/connexion",
  },
} as const;

/** Looks at a page while a feature is inverted; the feature is always turned back. */
async function turned(flag: FlagName, enabled: boolean, page: Page, look: () => Promise<void>): Promise<void> {
  await turnFeature(origin(), flag, enabled);
  try {
    await page.reload();
    await look();
  } finally {
    await turnFeature(origin(), flag, !enabled);
  }
}

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { app, footer: beneath, plan, ownAccount: own, password: ask, subscription: say } = screens[language];
  const home = { en: enHome, fr: frHome }[language];
  const at = addresses[language];
  const kinds = (page: Page) => page.getByRole("radiogroup").first().getByRole("radio");
  const footer = (page: Page) => page.getByRole("contentinfo");

  test.describe(`features that are on or off, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("ready_to_eat: plans of meals are offered, or are in no list and no address", {
      runs: "all",
      provedBy: ["test/staff/flags.int.spec.ts: offers plans of meals, or none: no list has them, and none is taken"],
    })(async ({ page }) => {
      await page.goto(at.home);
      const meals = footer(page).getByRole("link", { name: beneath.readyToEat });
      await expect(meals).toHaveAttribute("href", pathTo("ready_to_eat", language));
      await page.goto(at.plans);
      await expect(kinds(page)).toHaveCount(3);
      await expect(page.getByRole("radio", { name: plan.eat })).toBeChecked();
      await turned("ready_to_eat", false, page, async () => {
        await expect(kinds(page)).toHaveCount(2);
        await expect(page.getByRole("radio", { name: plan.cook2 })).toBeChecked();
        await page.goto(at.home);
        await expect(footer(page)).toBeVisible();
        await expect(meals).toHaveCount(0);
        await customerIn(page, language);
        await page.goto(at.subscription);
        await expect(page.getByText(say.plan.textToCook)).toBeVisible();
        await page.getByRole("button", { name: say.plan.open }).click();
        await expect(kinds(page)).toHaveCount(2);
      });
    });

    story("brand_refresh and use_info_email_contact: the call at the end of the home page, and whom one writes to", {
      runs: "en",
      why: "The end of the home page and the footer's address exist only in the page.",
    })(async ({ page }) => {
      await page.goto(at.home);
      const closing = page.getByRole("heading", { name: beneath.close.title });
      /** Scrolls by half a window, as a person does: each part comes near on the way. */
      const toTheEnd = () =>
        page.evaluate(async () => {
          const frame = () => new Promise(requestAnimationFrame);
          for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
            window.scrollTo(0, y);
            await frame();
            await frame();
          }
          window.scrollTo(0, document.body.scrollHeight);
        });
      /** Scrolls on while the page grows: a part is rendered once it is near. */
      const comesNear = (part: Locator) =>
        expect(async () => {
          await toTheEnd();
          expect(await part.count()).toBe(1);
        }).toPass();
      await comesNear(closing);
      await expect(closing).toBeVisible();
      const writingTo = (email: string) => footer(page).getByRole("link", { name: saying(beneath.write, { email }) });
      await expect(writingTo("bonjour@tablee.example")).toBeVisible();
      await turned("use_info_email_contact", true, page, () => expect(writingTo("info@tablee.example")).toBeVisible());
      await turned("brand_refresh", false, page, async () => {
        await expect(footer(page)).toBeVisible();
        const plans = page.getByRole("heading", { name: home.plans.title });
        await comesNear(plans);
        await toTheEnd();
        await expect(closing).toHaveCount(0);
      });
    });

    story("Immediate_Billing_Default_offer: the way to sign up brings the free meals, or no code", {
      runs: "fr",
      why: "The offer is in the link that leads to sign-up.",
    })(async ({ page }) => {
      await page.goto(at.home);
      const signUp = page.getByRole("banner").getByRole("link", { name: app.nav.signUp }).first();
      await expect(signUp).toHaveAttribute("href", /discount_code=/);
      await turned("Immediate_Billing_Default_offer", false, page, async () => {
        await expect(signUp).toBeVisible();
        await expect(signUp).not.toHaveAttribute("href", /discount_code=/);
      });
    });

    story("DP_1447_recipe_review: the menu leads to recent deliveries, or to the history", {
      runs: "all",
      provedBy: [
        "test/staff/flags.int.spec.ts: %s is turned and turned back, for visitors and in the session",
        "apps/api/src/flipper/readers.spec.ts: %s is asked for by the code",
      ],
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(at.account);
      const menu = page.getByRole("banner");
      await expect(menu.getByRole("link", { name: app.nav.recent, exact: true })).toBeVisible();
      await turned("DP_1447_recipe_review", false, page, () =>
        expect(menu.getByRole("link", { name: app.nav.history, exact: true })).toBeVisible(),
      );
    });

    story("settings_password: settings ask for the password, or do not", {
      runs: "all",
      provedBy: ["apps/api/src/http/call.guard.int.spec.ts: ask for nothing while the flag is off"],
    })(async ({ page }) => {
      await letPasswordLapse(await customerIn(page, language));
      await page.goto(at.subscription);
      const dialog = page.getByRole("dialog", { name: ask.promptTitle });
      await expect(dialog).toBeVisible();
      await turned("settings_password", false, page, async () => {
        await expect(page.getByRole("heading", { name: say.plan.heading })).toBeVisible();
        await expect(dialog).toHaveCount(0);
      });
    });

    story("show_multilogin and show_google_v2: which providers can be linked in the settings", {
      runs: "all",
      provedBy: [
        "apps/web/src/shared/provider/proving.spec.ts: are those that are linked and offered",
        "apps/api/src/flipper/readers.spec.ts: %s is asked for by the code",
      ],
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(at.own);
      const link = (name: string) => page.getByRole("button", { name: saying(own.linkProviderLabel, { provider: name }) });
      for (const name of Object.values(providers)) await expect(link(name)).toBeVisible();
      await turned("show_multilogin", false, page, async () => {
        await expect(link(providers.google_oauth2)).toBeVisible();
        await expect(link(providers.facebook)).toHaveCount(0);
        await expect(link(providers.apple)).toHaveCount(0);
        await turned("show_google_v2", false, page, async () => {
          await expect(page.getByRole("heading", { name: own.sessions })).toBeVisible();
          await expect(page.getByRole("heading", { name: own.providers })).toHaveCount(0);
        });
      });
    });

    story("show_google_v2: a linked Google still opens the settings where nothing else would, and can be removed", {
      runs: "all",
      provedBy: [
        "apps/web/src/shared/provider/proving.spec.ts: are all that are linked where there is no password and none of them is offered",
      ],
    })(async ({ page }) => {
      const email = newEmail();
      await page.goto(at.signIn);
      await providerButton(page, language, providers.google_oauth2).click();
      await answerAs(page, { email });
      await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
      await turned("show_google_v2", false, page, async () => {
        await page.goto(at.own);
        await proveByGoogle(page, language, { email });
        const remove = page.getByRole("button", { name: saying(own.removeProviderLabel, { provider: providers.google_oauth2 }) });
        await expect(remove).toBeVisible();
      });
    });

    story("show_fp_newsletter: the form beneath every page, or none", {
      runs: "all",
      provedBy: [
        "test/staff/flags.int.spec.ts: %s is turned and turned back, for visitors and in the session",
        "apps/api/src/flipper/readers.spec.ts: %s is asked for by the code",
      ],
    })(async ({ page }) => {
      await page.goto(at.home);
      const form = footer(page).getByRole("region", { name: beneath.newsletter.title });
      await expect(form).toBeVisible();
      await turned("show_fp_newsletter", false, page, async () => {
        await expect(footer(page).getByText(beneath.tagline)).toBeVisible();
        await expect(form).toHaveCount(0);
      });
    });

    story("enable_one_tap: visitors are asked once a visit, and the pages let Google's script in", {
      runs: "en",
      why: "The provider's frame, the page's policy and the visit's memory meet in a browser.",
    })(async ({ page }) => {
      // Fetched outside the page: a page that is opened and left at once may have asked already, and asks once a visit only.
      const policyAt = async (address: string) =>
        (await page.request.get(address, { headers: { accept: "text/html" } })).headers()["content-security-policy"]!;
      await page.goto(at.home);
      expect(await policyAt(at.home)).not.toContain("frame-src");
      const frame = page.frameLocator("iframe");
      await turned("enable_one_tap", true, page, async () => {
        expect(await policyAt(at.home)).toContain("/gsi/client");
        await frame.getByRole("button", { name: "Not now" }).click();
        await expect(page.locator("iframe")).toHaveCount(0);
        await page.reload();
        await expect(footer(page)).toBeVisible();
        await expect(page.locator("iframe")).toHaveCount(0);

        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await frame.getByRole("radio", { name: "Someone else" }).check();
        await frame.getByLabel("Email", { exact: true }).fill(newEmail());
        await frame.getByLabel("First name").fill("Camille");
        await frame.getByLabel("Last name").fill("Roy");
        await frame.getByRole("button", { name: "Continue" }).click();
        await expect(page).toHaveURL(/\/(signup|abonnement)\/plans/);
        expect(await policyAt(at.home)).not.toContain("frame-src");
      });
      await page.context().clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(at.home);
      await expect(footer(page)).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
    });

    story("language_selector: one chooses the language, or everything is in English", {
      runs: "fr",
      why: "A French page turns English under the person who reads it.",
    })(async ({ page }) => {
      await page.goto(at.home);
      const toggle = footer(page).getByRole("link", { name: app.nav.otherLanguageLabel });
      await expect(toggle).toBeVisible();
      await turned("language_selector", false, page, async () => {
        await expect(footer(page).getByText(screens.en.footer.tagline)).toBeVisible();
        await expect(page).not.toHaveURL(/\/fr\//);
        await expect(footer(page).getByRole("link", { name: screens.en.app.nav.otherLanguageLabel })).toHaveCount(0);
      });
    });
  });
}
