import { priceOf, recipe } from "../../testing/examples.ts";
import { cents, zero } from "../kernel/money.ts";
import { priceOrder } from "./price-order.ts";
import { reprice } from "./reprice.ts";
import { creditLines } from "./shown-discounts.ts";
import type { OrderLine } from "./vocabulary.ts";

const noCredit = { promotionalCents: zero, purchasedCents: zero };
/** Three recipes at $13.95 a serving, two at $14.75, four at $13.25; food is free of tax, delivery $7.99 below $99. */
const three = priceOf([recipe(1), recipe(2), recipe(3)]);
const two = priceOf([recipe(1), recipe(2)]);
const four = priceOf([recipe(1), recipe(2), recipe(3), recipe(4)]);
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 1, taxCategory: "snack", priceCents: cents(500) };

const taxed = (lines: readonly OrderLine[]) =>
  priceOrder({
    plan: { type: "ready-to-cook", persons: 2, recipes: 2 },
    lines,
    region: "qc",
    date: "2027-02-06",
    firstWeek: true,
    discounts: [],
    promotionalCredit: zero,
    purchasedCredit: zero,
  });

describe("a paid order that is priced again", () => {
  it("charges the card what it costs more: food, and less for a delivery that is free now", () => {
    const { price, difference } = reprice(three, four, noCredit);
    expect(difference).toEqual({
      foodCents: 10600 - 8370,
      deliveryFeeCents: -799,
      taxes: [],
      totalCents: 1431,
      promotionalCents: 0,
      purchasedCents: 0,
      cardCents: 1431,
    });
    expect(price).toEqual({ ...four, chargeCents: three.chargeCents + 1431 });
  });

  it("is paid by credit first, promotional before purchased, the card last", () => {
    const credit = { promotionalCents: cents(300), purchasedCents: cents(1000) };
    const { price, difference } = reprice(three, four, credit);
    expect(difference).toMatchObject({ totalCents: 1431, promotionalCents: 300, purchasedCents: 1000, cardCents: 131 });
    expect(price).toMatchObject({ promotionalCents: 300, purchasedCents: 1000, chargeCents: three.chargeCents + 131, totalCents: 10600 });
  });

  it("takes no more credit than it costs more", () => {
    const credit = { promotionalCents: cents(1000), purchasedCents: cents(9000) };
    expect(reprice(three, four, credit).difference).toMatchObject({ promotionalCents: 1000, purchasedCents: 431, cardCents: 0 });
  });

  it("says the sources of the credit that pays it: those of the change follow the paid ones, and the last one is returned first", () => {
    const source = (name: "bonus" | "referral", amount: number) => ({ source: name, cents: cents(amount) });
    const paid = {
      ...three,
      promotionalCents: cents(1000),
      promotionalSources: [source("bonus", 600), source("referral", 400)],
      chargeCents: cents(three.chargeCents - 1000),
    };
    const credit = {
      promotionalCents: cents(900),
      promotionalSources: [source("referral", 200), source("bonus", 700)],
      purchasedCents: zero,
    };
    const more = reprice(paid, four, credit);
    expect(more.difference.promotionalCents).toBe(900);
    expect(more.price.promotionalSources).toEqual([source("bonus", 600), source("referral", 600), source("bonus", 700)]);
    expect(creditLines(more.price)).toMatchObject([
      { type: "gift_card", source: "bonus", cents: 1300 },
      { type: "referral_discount", source: "referral", cents: 600 },
    ]);
    // $24.70 of $91.69 return, $2.69 of them as credit: the referral's, which was spent last.
    const less = reprice(paid, two, { promotionalCents: zero, purchasedCents: zero });
    expect(less.price).toMatchObject({ promotionalCents: 731, promotionalSources: [source("bonus", 600), source("referral", 131)] });
    // An older price holds no sources: what a change adds is known, and returned first.
    const { promotionalSources: _, ...older } = paid;
    expect(reprice(older, four, credit).price.promotionalSources).toEqual([source("referral", 200), source("bonus", 700)]);
    expect(reprice(older, two, credit).price.promotionalSources).toBeUndefined();
  });

  it("gives back what it costs less as it was paid, in proportion", () => {
    const paid = { ...three, promotionalCents: cents(1000), purchasedCents: cents(2000), chargeCents: cents(three.chargeCents - 3000) };
    const { price, difference } = reprice(paid, two, { promotionalCents: cents(500), purchasedCents: zero });
    // $24.70 of $91.69: 2470 × 1000 ÷ 9169 = 269.3; 2201 × 2000 ÷ 8169 = 538.8.
    expect(difference).toMatchObject({ totalCents: -2470, promotionalCents: -269, purchasedCents: -538, cardCents: -1663 });
    expect(price).toMatchObject({ promotionalCents: 731, purchasedCents: 1462, chargeCents: paid.chargeCents - 1663 });
    expect(price.promotionalCents + price.purchasedCents + price.chargeCents).toBe(price.totalCents);
  });

  it("moves nothing where it costs the same", () => {
    const { price, difference } = reprice(three, priceOf([recipe(4), recipe(5), recipe(6)]), noCredit);
    expect(difference).toMatchObject({ foodCents: 0, deliveryFeeCents: 0, totalCents: 0, cardCents: 0 });
    expect(price.chargeCents).toBe(three.chargeCents);
  });

  it("names each tax that it adds or takes away", () => {
    const plain = taxed([recipe(1), recipe(2)]);
    const snacks = taxed([recipe(1), recipe(2), crisps]);
    expect(reprice(plain, snacks, noCredit).difference).toMatchObject({
      foodCents: 500,
      taxes: [
        { code: "GST", cents: 25 },
        { code: "QST", cents: 50 },
      ],
      totalCents: 575,
    });
    expect(reprice(snacks, plain, noCredit).difference.taxes).toEqual([
      { code: "GST", cents: -25 },
      { code: "QST", cents: -50 },
    ]);
  });
});
