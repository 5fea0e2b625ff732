import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as priceEn } from "../../shared/order/price/i18n/en.ts";
import { words as priceFr } from "../../shared/order/price/i18n/fr.ts";
import { words as receiptEn } from "./i18n/en.ts";
import { words as receiptFr } from "./i18n/fr.ts";
import { WhyAmount } from "./why-amount.tsx";

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
const promo = { type: "discount_code", name: "HIVER30", cents: 900 };

function shown(price: object, language: "en" | "fr", of: Line = line): string {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources })}>
      <WhyAmount line={of} price={{ ...versions, ...price } as unknown as Price} />
    </I18nextProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, "|").replaceAll("\u00a0", " ");
}

test("a discount is called by its name, and the versions of the rules are said", () => {
  const price = { discounts: [promo, { type: "unknown_voucher", name: "X", cents: 0 }] };
  expect(shown(price, "en")).toContain("Its share of your discounts (Promo code HIVER30): −$3.00.");
  expect(shown(price, "fr")).toContain("Sa part de vos rabais (Code promo HIVER30) : −3,00 $.");
  expect(shown(price, "en")).toContain("By price list prices-1 and tax rules tax-1");
});

test("an addition has versions and no discounts", () => {
  const undiscounted = { ...line, why: { ...line.why, discountCents: 0, netCents: 1000 } };
  expect(shown({}, "fr", undiscounted)).toContain("Selon la liste de prix prices-1");
  expect(shown({}, "fr", undiscounted)).not.toContain("rabais");
});
