import type { MethodChanged } from "@tablee/contracts/schemas";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { changeToast } from "./change-toast.ts";
import { words as paymentWords } from "./words.ts";

const en = wordsIn(paymentWords, "en");
const fr = wordsIn(paymentWords, "fr");

const charge = { orderId: "", deliveryDate: "2026-11-23", chargeCents: 9169 };
const payWith = { kind: "card", brand: "visa", last4: "9995" };
const toast = (language: "en" | "fr", ...outcomes: readonly MethodChanged["charges"][number]["outcome"][]) => {
  const changed = { payWith, charges: outcomes.map((outcome) => ({ ...charge, outcome })) };
  return shown(language, { ...changed, returnables: [] });
};
const shown = (language: "en" | "fr", changed: object) => {
  const { t } = createI18n({ language, resources: { en: { payment: en }, fr: { payment: fr } } });
  const { tone, title, description } = changeToast(changed as MethodChanged, t as never, language);
  return [tone, ...[title, description].map((text) => text?.replaceAll(/\s/g, " "))];
};

test("without an unpaid box it names the method of the next ones only", () => {
  expect(toast("fr")).toEqual(["success", "Vos prochaines boîtes seront facturées à Visa •••• 9995.", undefined]);
});

test("a charge made at once comes first, with its amount", () => {
  expect(toast("fr", "paid")).toEqual([
    "success",
    "91,69 $ facturés à Visa •••• 9995 pour la boîte du lundi 23 novembre.",
    "Vos prochaines boîtes seront facturées à Visa •••• 9995.",
  ]);
  expect(toast("en", "paid")[1]).toBe("$91.69 charged to Visa •••• 9995 for your Monday, November 23 box.");
});

test("a card that was declined too is no success, though it pays later boxes", () => {
  expect(toast("fr", "declined").slice(0, 2)).toEqual([
    "error",
    "Le paiement par Visa •••• 9995 a aussi été refusé : la boîte du lundi 23 novembre reste impayée.",
  ]);
  expect(toast("en", "paid", "declined")[0]).toBe("error");
});

test("a charge without an outcome is shown as under way", () => {
  expect(toast("en", "unknown").slice(0, 2)).toEqual([
    "info",
    "The payment for your Monday, November 23 box is under way. Reload this page in a moment to see whether it went through.",
  ]);
});

test("the charge for an unpaid bag is shown with its amount", () => {
  const bag = (outcome: string) => ({ payWith, charges: [], returnables: [{ kind: "bag", chargeCents: 2000, outcome }] });
  expect(shown("en", bag("paid")).slice(0, 2)).toEqual([
    "success",
    "$20.00 charged to Visa •••• 9995 for an insulated bag. Return it, and you get the money back.",
  ]);
  expect(shown("fr", bag("declined")).slice(0, 2)).toEqual([
    "error",
    "Le paiement par Visa •••• 9995 a aussi été refusé : 20,00 $ pour un sac isotherme restent impayés.",
  ]);
});
