import { expect, type Page } from "@playwright/test";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as deliveryWords } from "../../apps/web/src/features/delivery/words.ts";
import { words as dietaryWords } from "../../apps/web/src/features/dietary/words.ts";
import { words as tasteWords } from "../../apps/web/src/shared/taste/words.ts";
import { boxesOf } from "../../test/stage/people.ts";
import { customerIn } from "../parts/customer.ts";
import { arrowTo, choose, press, tabTo, typeInto } from "../parts/keyboard.ts";
import { saying, screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

const enDelivery = wordsIn(deliveryWords, "en");
const frDelivery = wordsIn(deliveryWords, "fr");
const enDietary = wordsIn(dietaryWords, "en");
const frDietary = wordsIn(dietaryWords, "fr");
const enTaste = wordsIn(tasteWords, "en");
const frTaste = wordsIn(tasteWords, "fr");

const say = {
  en: {
    words: { delivery: enDelivery, dietary: enDietary, taste: enTaste },
    /** House number: each file and language needs its own, as an address belongs to one account. */
    number: 16,
    at: {
      delivery: "/settings/delivery",
      dietary: "/settings/dietary",
      payment: "/settings/payment",
      privacy: "/settings/privacy",
      subscription: "/settings/subscription",
    },
  },
  fr: {
    words: { delivery: frDelivery, dietary: frDietary, taste: frTaste },
    number: 18,
    at: {
      delivery: "/parametres/livraison",
      dietary: "/parametres/alimentaire",
      payment: "/parametres/paiement",
      privacy: "/parametres/confidentialite",
      subscription: "/parametres/abonnement",
    },
  },
} as const;

for (const language of ["en", "fr"] as const) {
  const story = storiesIn(language);
  const { words, at, number } = say[language];
  const { address: pick, dish, payment, privacy, subscription } = screens[language];
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test.describe(`the settings by the keyboard alone, in ${language}`, () => {
    test.use({ locale: `${language}-CA` });

    story("a customer moves, says whom to call, and leaves the driver a note", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(at.delivery);
      const picker = page.getByRole("combobox", { name: pick.label }).first();
      await tabTo(page, picker);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(`${number} rue sherbrooke montr`);
      await expect(page.getByRole("listbox", { name: pick.suggestions }).getByRole("option").first()).toBeVisible();
      // The suggestions for the whole text replace those for its beginning, and with them what was selected among these.
      await expect(async () => {
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(picker).toHaveValue(new RegExp(`^${number}, rue Sherbrooke`), { timeout: 1_000 });
      }).toPass();
      const phone = page.getByLabel(pick.phone, { exact: true });
      await tabTo(page, phone);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("514 555-0134");
      await press(page, button(page, words.delivery.save));
      await expect(page.getByText(words.delivery.saved.move)).toBeVisible();
      await typeInto(page, page.getByLabel(words.delivery.noteLabel), "1234#");
      await press(page, button(page, words.delivery.noteSave));
      await expect(page.getByText(words.delivery.noteSaved)).toBeVisible();
    });

    story("a customer says what is never to come", {
      runs: "fr",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(at.dietary);
      const never = page.getByRole("toolbar", { name: words.taste.allergens });
      const sesame = never.getByRole("button", { name: new RegExp(`^${dish.allergen.sesame}$`, "i") });
      await arrowTo(page, never, sesame);
      await page.keyboard.press("Space");
      await expect(sesame).toHaveAttribute("aria-pressed", "true");
      await press(page, button(page, words.dietary.save));
      await expect(page.getByText(words.dietary.saved)).toBeVisible();
    });

    story("a customer pays with another card", {
      runs: "fr",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(at.payment);
      await press(page, button(page, payment.changeCard));
      const dialog = page.getByRole("dialog", { name: payment.cardTitle });
      await choose(page, dialog.getByRole("radiogroup"), dialog.getByRole("radio", { name: /4444/ }));
      await press(page, dialog.getByRole("button", { name: payment.useCard }));
      await expect(dialog).toHaveCount(0);
      await expect(button(page, payment.changeCard)).toBeFocused();
      await expect(page.getByText(/4444/).first()).toBeVisible();
    });

    story("a customer takes the data along, and looks at what forgetting takes without it", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await customerIn(page, language);
      await page.goto(at.privacy);
      const downloads = page.waitForEvent("download");
      await press(page, button(page, privacy.takeButton));
      await downloads;
      const forget = button(page, privacy.forgetButton);
      await expect(forget).toBeDisabled();
      await expect(page.getByText(privacy.block["erasure-subscription-open"])).toBeVisible();
    });

    story("a customer changes the plan, then closes the subscription for good", {
      runs: "both",
      why: "Focus and keys exist only in a browser.",
    })(async ({ page }) => {
      await boxesOf(await customerIn(page, language));
      await page.goto(at.subscription);
      await press(page, button(page, subscription.plan.open));
      const plan = page.getByRole("alertdialog", { name: subscription.plan.title });
      const recipes = plan.getByLabel(subscription.plan.recipes);
      await tabTo(page, recipes);
      // Until the plans are read, the only size is the present one.
      await expect(recipes.locator("option").nth(1)).toBeAttached();
      const before = await recipes.inputValue();
      await page.keyboard.press("ArrowDown");
      await expect(recipes).not.toHaveValue(before);
      await press(page, plan.getByRole("button", { name: subscription.plan.confirm, exact: true }));
      await expect(page.getByText(subscription.plan.done)).toBeVisible();
      await press(page, button(page, subscription.closeOpen));
      const close = page.getByRole("alertdialog", { name: subscription.close.title });
      const reason = close.getByLabel(subscription.reason);
      await tabTo(page, reason);
      await page.keyboard.press("ArrowDown");
      await expect(reason).not.toHaveValue("");
      await press(page, close.getByRole("button", { name: subscription.close.confirm }));
      await expect(page.getByText(subscription.close.done)).toBeVisible();
      await expect(page.getByText(saying(subscription.standing.closed)).first()).toBeVisible();
    });
  });
}
