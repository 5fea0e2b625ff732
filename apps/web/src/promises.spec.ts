import { errors } from "@tablee/contracts/errors";
import { ui } from "@tablee/ui/i18n/ui.en";
import { ui as uiFr } from "@tablee/ui/i18n/ui.fr";
import { words as home } from "./features/home/i18n/en.ts";
import { words as accueil } from "./features/home/i18n/fr.ts";
import { words as en } from "./features/signup/i18n/en.ts";
import { words as fr } from "./features/signup/i18n/fr.ts";
import { words as app } from "./shared/app/i18n/en.ts";
import { words as appli } from "./shared/app/i18n/fr.ts";

test("what is accepted says when the card is charged: the first box now, each later one at 1:00 three days before its delivery", () => {
  expect(en.payment.termsText).toContain("first one is charged now, each later one three days before its delivery at 1:00 a.m.");
  expect(fr.payment.termsText).toContain("facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h");
});

test("nothing promises a way to pause or stop that is not there", () => {
  const copy = [
    en.payment.termsText,
    fr.payment.termsText,
    ...Object.values(home.hero),
    home.plans.text,
    ...Object.values(accueil.hero),
    accueil.plans.text,
  ];
  for (const text of copy) expect(text).not.toMatch(/two clicks|deux clics|pause any|whenever you like|quand vous voulez/i);
  expect(en.payment.termsText).toContain("To pause or end the subscription, write to our team.");
  expect(fr.payment.termsText).toContain("écrivez à notre équipe");
});

test("a call that was not answered is called neither done nor lost; a page that could not be read promises nothing", () => {
  const { unavailable } = errors;
  expect(unavailable.en).toContain("it may or may not have been done");
  expect(unavailable.fr).toContain("c’est peut-être fait, peut-être pas");
  for (const text of [app.error.text, appli.error.text, ui.error.text, uiFr.error.text]) expect(text).not.toMatch(/pay|pai|sav|enregistr/i);
});
