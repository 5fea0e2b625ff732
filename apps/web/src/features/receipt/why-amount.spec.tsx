import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as priceWords } from "../../shared/order/price/words.ts";
import { WhyAmount } from "./why-amount.tsx";
import { words as receiptWords } from "./words.ts";

const priceEn = wordsIn(priceWords, "en");
const priceFr = wordsIn(priceWords, "fr");
const receiptEn = wordsIn(receiptWords, "en");
const receiptFr = wordsIn(receiptWords, "fr");

type Line = ReceiptView["order"]["lines"][number];
type Price = ReceiptView["order"]["price"];

const resources = { en: { receipt: receiptEn, price: priceEn }, fr: { receipt: receiptFr, price: priceFr } };
const why = {
  rule: "unit",
  optionsCents: 0,
  premiumCents: 0,
  servings: 1,
  volumeDiscountCents: 0,
  discountCents: 300,
  netCents: 700,
  taxes: [],
};
const line = { dish: { name: { en: "Jam", fr: "Confiture" } }, quantity: 1, amountCents: 1000, why } as unknown as Line;
const versions = { priceVersion: "prices-1", taxVersion: "tax-1" };
const meals = { rule: "tier", tierFrom: 6, perServingCents: 1395, discountCents: 0, netCents: 1395 };
const promo = { type: "discount_code", name: "HIVER30", cents: 900 };

function shown(price: object, language: "en" | "fr", of: Line = line): string {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources })}>
      <WhyAmount line={of} price={{ ...versions, ...price } as unknown as Price} />
    </I18nextProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, "|").replaceAll("\u00a0", " ");
}

test("a discount is called by its name, and rules are not called by their versions", () => {
  const price = { discounts: [promo, { type: "unknown_voucher", name: "X", cents: 0 }] };
  expect(shown(price, "en")).toContain("Its share of your discounts (Promo code HIVER30): −$3.00.");
  expect(shown(price, "fr")).toContain("Sa part de vos rabais (Code promo HIVER30) : −3,00 $.");
  for (const language of ["en", "fr"] as const) expect(shown(price, language)).not.toMatch(/prices-1|tax-1/);
});

test("an addition has no discounts", () => {
  const undiscounted = { ...line, why: { ...line.why, discountCents: 0, netCents: 1000 } };
  expect(shown({}, "fr", undiscounted)).not.toContain("rabais");
});

test("one serving of a meal is one serving", () => {
  const meal = (servings: number) =>
    ({ ...line, amountCents: 1395, dish: { ...line.dish, kind: "ready-to-eat" }, why: { ...why, ...meals, servings } }) as unknown as Line;
  expect(shown({}, "en", meal(1))).toContain("|1 serving at $13.95, the price from 6 meals on.|");
  expect(shown({}, "en", meal(2))).toContain("|2 servings at $13.95,");
  expect(shown({}, "fr", meal(1))).toContain("|1 portion à 13,95 $, le prix à partir de 6 repas.|");
  expect(shown({}, "fr", meal(2))).toContain("|2 portions à 13,95 $,");
});
