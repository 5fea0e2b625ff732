import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { cents } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/place/region";
import { wordsIn } from "@tablee/domain/kernel/words";
import { explainLines } from "@tablee/domain/pricing/explain-price";
import { explainTaxes, taxesInAll } from "@tablee/domain/pricing/explain-taxes";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { ui } from "@tablee/ui/i18n/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { words as priceWords } from "../../shared/order/price/words.ts";
import { ReceiptPart } from "./receipt-part.tsx";
import { ReceiptTaxes } from "./receipt-taxes.tsx";
import { words as receiptWords } from "./words.ts";

const priceEn = wordsIn(priceWords, "en");
const priceFr = wordsIn(priceWords, "fr");
const receiptEn = wordsIn(receiptWords, "en");
const receiptFr = wordsIn(receiptWords, "fr");

const plan = { type: "ready-to-cook", persons: 2, recipes: 2 } as const;
const recipe: OrderLine = { sku: "RTC-0001", kind: "ready-to-cook", quantity: 2, taxCategory: "basic-grocery" };
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 1, taxCategory: "snack", priceCents: cents(4_000) };
const soda: OrderLine = { sku: "MKT-0002", kind: "market", quantity: 1, taxCategory: "carbonated-drink", priceCents: cents(500) };
const resources = {
  en: { receipt: receiptEn, price: priceEn, ui: wordsIn(ui, "en") },
  fr: { receipt: receiptFr, price: priceFr, ui: wordsIn(ui, "fr") },
};

/** The receipt's box and its taxes in words, for a box of some lines. */
function shown(lines: OrderLine[], region: Region, language: "en" | "fr", off = 0): string {
  const price = priceOrder({
    plan,
    lines,
    region,
    date: "2027-02-06",
    firstWeek: false,
    discounts: [{ kind: "fixed", type: "referral_code", name: "", cents: cents(off) }],
    promotionalCredit: cents(0),
    purchasedCredit: cents(0),
  });
  const why = explainLines({ plan, region, lines, price });
  const dishOf = ({ sku, kind }: OrderLine) => ({ sku, kind, name: { en: sku, fr: sku }, allergens: [], diets: [] });
  const part = {
    lines: lines.map((line, i) => ({
      dish: dishOf(line),
      quantity: line.quantity,
      amountCents: price.lines[i]!.amountCents,
      why: why[i]!,
    })),
    price,
    taxed: explainTaxes({ lines, price }),
  } as unknown as ReceiptView["order"];
  const taxes = taxesInAll({ region, price, additions: [], refunds: [] }).map((tax) => ({ ...tax, number: "123456789 RT0001" }));
  const receipt = { order: part, additions: [], taxes, deliveryDate: "2027-02-06" } as unknown as ReceiptView;
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources })}>
      <ReceiptPart title="" part={part} ordered={part.lines} />
      <ReceiptTaxes receipt={receipt} />
    </I18nextProvider>,
  );
  return markup.replaceAll(/(<[^>]+>)+/g, "|").replaceAll("\u00a0", " ");
}

test("taxed lines are marked, and each tax says of what it was charged", () => {
  const fr = shown([recipe, crisps], "qc", "fr", 1_000);
  expect(fr).toContain("T Q|TPS et TVQ|40,00 $");
  expect(fr).toContain("|Rabais du marché|5 % de 40,00 $ d’articles du marché.|−2,00 $|");
  expect(fr).toContain("Pour moins de 99,00 $ d’aliments après rabais. Elle suit les articles et est taxée");
  expect(fr).toMatch(/dans la même proportion : TPS et TVQ sur 3,13 \$\.\|7,99 \$/);
  expect(fr).toContain("|TPS (5 %)|Sur 37,21 $ : 34,08 $ d’articles marqués T et 3,13 $ de frais de livraison.|1,86 $|");
  expect(fr).toContain("|TVQ (9,975 %)|Sur 37,21 $ : 34,08 $ d’articles marqués Q et 3,13 $ de frais de livraison.|3,71 $|");
  expect(fr).toContain("|T|TPS (5 %)|123456789 RT0001|1,86 $|");
});

test("the fee's parts are told apart where one tax applies to more items than the other", () => {
  const en = shown([recipe, { ...crisps, priceCents: cents(1_000) }, soda], "bc", "en");
  expect(en).toContain("G P|GST and PST|$5.00");
  expect(en).toContain("taxed in the same proportion: GST on $1.62 and PST on $0.54.|$7.99|");
  expect(en).toContain("|PST (7%)|On $5.54: $5.00 of items marked P and $0.54 of the delivery fee.|$0.39|");
});

test("where delivery is free, taxes are on the items alone", () => {
  const en = shown([recipe, crisps, soda], "on", "en");
  expect(en).toContain("|Delivery|Free from $99.00 of food after discounts.|Free|");
  expect(en).toContain("|HST (13%)|On $42.75 of items marked H.|$5.56|");
});

test("a box of basic groceries has no marks, and the seller's numbers all the same", () => {
  const en = shown([recipe], "qc", "en");
  expect(en).toContain("Not taxed, since no item is.|$7.99|");
  expect(en).toContain("|GST (5%)|123456789 RT0001|$0.00|QST (9.975%)|123456789 RT0001|$0.00|");
  expect(en).toContain("Nothing on this receipt is taxed: basic groceries are zero-rated.");
});
