import { words as home } from "./features/home/i18n/en.ts";
import { words as accueil } from "./features/home/i18n/fr.ts";
import { words as en } from "./features/signup/i18n/en.ts";
import { words as fr } from "./features/signup/i18n/fr.ts";

test("what is accepted says when the card is charged: the first box now, each later one at 1:00 three days before its delivery", () => {
  expect(en.payment.termsText).toContain(
    "first one is charged to this card now, each later one three days before its delivery at 1:00 a.m.",
  );
  expect(fr.payment.termsText).toContain(
    "portée à cette carte maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h",
  );
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
