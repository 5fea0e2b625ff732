import { errors } from "@tablee/contracts/errors";
import { calendarPolicies } from "@tablee/domain/calendar/policy";
import { policyOn } from "@tablee/domain/kernel/policy";
import { wordsIn } from "@tablee/domain/kernel/words";
import { ui as uiWords } from "@tablee/ui/i18n/ui";
import { words as homeWords } from "./features/home/words.ts";
import { words as receiptWords } from "./features/receipt/words.ts";
import { words as planFormWords } from "./features/signup/plan-form/words.ts";
import { words as stepsWords } from "./features/signup/steps/words.ts";
import { words as subscriptionWords } from "./features/subscription/words.ts";
import { words as appWords } from "./shared/app/words.ts";
import { words as priceWords } from "./shared/order/price/words.ts";

const ui = wordsIn(uiWords, "en");
const uiFr = wordsIn(uiWords, "fr");
const home = wordsIn(homeWords, "en");
const accueil = wordsIn(homeWords, "fr");
const receipt = wordsIn(receiptWords, "en");
const planForm = wordsIn(planFormWords, "en");
const formule = wordsIn(planFormWords, "fr");
const en = wordsIn(stepsWords, "en");
const fr = wordsIn(stepsWords, "fr");
const subscription = wordsIn(subscriptionWords, "en");
const abonnement = wordsIn(subscriptionWords, "fr");
const app = wordsIn(appWords, "en");
const appli = wordsIn(appWords, "fr");
const price = wordsIn(priceWords, "en");

test("what is accepted says when the card is charged: the first box now, each later one at 1:00 three days before its delivery", () => {
  expect(en.payment.termsText).toContain("first one is charged now, each later one three days before its delivery at 1:00 a.m.");
  expect(fr.payment.termsText).toContain("facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h");
});

test("the terms promise a pause and an end in two clicks and a confirmation, which a browser's story counts, and home promises no more", () => {
  const copy = [...Object.values(home.hero), home.plans.text, ...Object.values(accueil.hero), accueil.plans.text];
  for (const text of copy) expect(text).not.toMatch(/pause any|whenever you like|quand vous voulez/i);
  expect(en.payment.termsText).toContain("pause or end the subscription in two clicks and a confirmation from your account");
  expect(en.payment.termsText).toContain("points are lost when it ends");
  expect(fr.payment.termsText).toContain("en deux clics et une confirmation, depuis votre compte");
  expect(fr.payment.termsText).toContain("fait perdre les points");
});

test("a card that fails is tried again 4, 12 and 20 hours later, as the calendar has it", () => {
  const { billingRetryHours } = policyOn(calendarPolicies, "2026-11-17");
  expect(billingRetryHours).toEqual([4, 12, 20]);
  expect(en.payment.termsText).toContain("we try again 4, 12 and 20 hours after the first attempt");
  expect(fr.payment.termsText).toContain("nous réessayons 4, 12 et 20 heures après la première tentative");
});

test("home and sign-up say the same of the charge, of a skip and of free delivery, and promise no bag's return and no week of arrival", () => {
  const both = (language: "en" | "fr") => JSON.stringify(language === "en" ? [home, planForm, en] : [accueil, formule, fr]);
  expect(en.payment.charged).toContain("three days before delivery at 1:00 a.m., an hour after their cutoff");
  expect(fr.payment.charged).toContain("trois jours avant la livraison à 1\u00a0h, une heure après leur date limite");
  for (const text of [home.plans.text, en.payment.termsText]) expect(text).toMatch(/any week can be skipped until its cutoff/i);
  for (const text of [accueil.plans.text, fr.payment.termsText]) expect(text).toMatch(/avant sa date limite/);
  for (const text of [planForm.delivery, price.freeFrom, receipt.sums.feeFree])
    expect(text).toMatch(/free from \{\{\w+\}\} of food after discounts/i);
  expect(both("en")).not.toMatch(/come back for the bag|next week\.|one (click|press)/);
  expect(both("fr")).not.toMatch(/chercher le sac|semaine prochaine|d’un clic/);
});

test("another plan counts for boxes that are made from now on, and open boxes stay unless they are chosen, as its mail says too", () => {
  expect(subscription.plan.description).toBe("It applies to boxes we haven’t put together yet and, if you like, to the open ones.");
  expect(subscription.all.keep_other).toMatch(/stay as they are/);
  expect(abonnement.plan.description).toContain(
    "aux boîtes qui ne sont pas encore composées et, si vous voulez, à celles qui sont ouvertes",
  );
  expect(abonnement.all.keep_other).toMatch(/restent telles quelles/);
});

test("a call that was not answered is called neither done nor lost; a page that could not be read promises nothing", () => {
  const { unavailable } = errors;
  expect(unavailable.en).toContain("it may or may not have been done");
  expect(unavailable.fr).toContain("c’est peut-être fait, peut-être pas");
  for (const text of [app.error.text, appli.error.text, ui.error.text, uiFr.error.text]) expect(text).not.toMatch(/pay|pai|sav|enregistr/i);
});
