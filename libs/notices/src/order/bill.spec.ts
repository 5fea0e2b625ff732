import { cents, zero } from "@tablee/domain/kernel/money";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { priceAdditions } from "@tablee/domain/pricing/price-additions";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { card, orderGenerated } from "@tablee/domain/testing/examples";
import type { Bill } from "../layout/bill.ts";
import { billsOf } from "./bill.ts";

const { plan, calendar } = orderGenerated.data;
const swap = { id: "tofu", kind: "protein-swap", centsPerServing: cents(449) } as const;
const lines: OrderLine[] = [
  { sku: "RTC-0001", kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery", options: [swap] },
  { sku: "RTC-0002", kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" },
  { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "snack", priceCents: cents(499), pairedWith: "RTC-0001" },
];
const date = calendar.deliveryDate;
const price = priceOrder({
  plan,
  lines,
  region: "qc",
  date,
  firstWeek: false,
  discounts: [{ kind: "fixed", type: "discount_code", name: "HIVER30", cents: cents(1_000) }],
  promotionalCredit: cents(500),
  purchasedCredit: zero,
});
const larger = { id: "more", kind: "larger-protein", centsPerServing: cents(300) } as const;
const added: OrderLine[] = [
  { sku: "MKT-0002", kind: "market", quantity: 1, taxCategory: "snack", priceCents: cents(899) },
  { sku: "RTC-0001", kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery", options: [larger], upgrade: true },
];
const additionPrice = priceAdditions({
  plan,
  ordered: lines,
  volumeGivenCents: cents(0),
  added,
  region: "qc",
  date,
  promotionalCredit: zero,
  purchasedCredit: zero,
});
const additionId = "11111111-1111-4111-8111-111111111111";
const refund = {
  foodCents: 400,
  deliveryFeeCents: 0,
  taxes: [
    { code: "GST", cents: 20 },
    { code: "QST", cents: 40 },
  ],
  totalCents: 460,
  promotionalCents: 0,
  purchasedCents: 0,
  cardCents: 460,
};
const paid = (
  [
    { ...orderGenerated, data: { ...orderGenerated.data, lines } },
    { type: "OrderLocked", data: { price, lockedAt: calendar.lockAt } },
    { type: "BillingStarted", data: { attempt: 1, chargeCents: price.chargeCents, startedAt: calendar.billingAt } },
    { type: "OrderBilled", data: { attempt: 1, price, billedAt: calendar.billingAt } },
    {
      type: "LateAdditionStarted",
      data: { additionId, lines: added, price: additionPrice, heldUntil: calendar.lateAdditionsUntil, startedAt: calendar.billingAt },
    },
    {
      type: "LateAdditionBillingStarted",
      data: { additionId, attempt: 1, chargeCents: additionPrice.chargeCents, startedAt: calendar.billingAt },
    },
    { type: "LateAdditionBilled", data: { additionId, attempt: 1, lines: added, price: additionPrice, billedAt: calendar.billingAt } },
  ] as OrderEvent[]
).reduce(orderDecider.evolve, orderDecider.initialState) as ExistingOrder;
const order = { ...paid, refunds: { one: { lines: [], deliveryFee: false, amounts: refund } } } as unknown as ExistingOrder;

const option = (id: string, kind: ProductOption["kind"], words: Partial<ProductOption>): ProductOption => ({
  id,
  kind,
  name: { en: id, fr: id },
  centsPerServing: cents(0),
  takes: { allergens: [], diets: [] },
  brings: { allergens: [], diets: [] },
  ...words,
});
const options = [
  option("tofu", "protein-swap", {
    phrase: { en: "with tofu", fr: "au tofu" },
    larger: { en: "50% more tofu", fr: "50\u00a0% de tofu en plus" },
  }),
  option("more", "larger-protein", { name: { en: "50% more salmon", fr: "50\u00a0% de saumon en plus" } }),
];
const named = (name: string) => ({ ...card, name: { en: name, fr: name }, options });
const products = new Map([
  ["RTC-0001", named("Saumon")],
  ["RTC-0002", named("Tacos")],
  ["MKT-0001", named("Croustilles")],
  ["MKT-0002", named("Noix")],
]);
const rows = ({ title, lines: all }: Bill) => [
  title,
  ...all.map(({ label, amount, note, sum }) => `${label} ${amount}${note ? `, ${note}` : ""}${sum ? " =" : ""}`),
];

describe("the bill in a mail", () => {
  it("adds up the box, what was added and what was given back, in French", () => {
    expect(billsOf(order, { products, language: "fr" }).map(rows)).toEqual([
      [
        "Votre boîte",
        "1 × Saumon (au tofu) 38,48\u00a0$",
        "1 × Tacos 29,50\u00a0$",
        "2 × Croustilles (avec Saumon) [T Q] 9,98\u00a0$",
        "Code promo HIVER30 −10,00\u00a0$",
        "Livraison 7,99\u00a0$, pour moins de 99,00\u00a0$ d’aliments après rabais, taxée dans la même proportion que les articles",
        "TPS (5\u00a0%) 0,49\u00a0$, sur 8,70\u00a0$ d’articles marqués T et 1,02\u00a0$ de frais de livraison",
        "TVQ (9,975\u00a0%) 0,97\u00a0$, sur 8,70\u00a0$ d’articles marqués Q et 1,02\u00a0$ de frais de livraison",
        "Total 77,41\u00a0$ =",
        "Solde promotionnel −5,00\u00a0$",
        "Facturé 72,41\u00a0$ =",
      ],
      [
        "Ajouté ensuite",
        "1 × Noix [T Q] 8,99\u00a0$",
        "1 × Saumon (portion plus généreuse, 50\u00a0% de tofu en plus) 6,00\u00a0$",
        "TPS (5\u00a0%) 0,45\u00a0$, sur 8,99\u00a0$ d’articles marqués T",
        "TVQ (9,975\u00a0%) 0,90\u00a0$, sur 8,99\u00a0$ d’articles marqués Q",
        "Total 16,34\u00a0$ =",
      ],
      ["Remboursé", "Remboursement −4,60\u00a0$, dont 0,20\u00a0$ de TPS et 0,40\u00a0$ de TVQ", "Total payé 89,15\u00a0$ ="],
    ]);
  });

  it("shows the discount of a free first delivery, in English", () => {
    const first = priceOrder({
      plan,
      lines,
      region: "on",
      date,
      firstWeek: true,
      discounts: [],
      promotionalCredit: zero,
      purchasedCredit: zero,
    });
    const [bill] = billsOf({ ...paid, price: first } as ExistingOrder, { products, language: "en" });
    expect(bill!.lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual(
      expect.arrayContaining(["Delivery $7.99", "First week discount −$7.99"]),
    );
  });

  it("has nothing to say of a box that was never priced", () => {
    expect(billsOf(orderDecider.evolve(orderDecider.initialState, orderGenerated) as ExistingOrder, { products, language: "en" })).toEqual(
      [],
    );
  });
});
