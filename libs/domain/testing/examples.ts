import type { Address, PaymentMethod, Person } from "../src/account/vocabulary.ts";
import { orderCalendar } from "../src/calendar/calendar.ts";
import { accountId as accountIdOf, idFrom, orderIdOf, subscriptionId as subscriptionIdOf } from "../src/kernel/ids.ts";
import { zero } from "../src/kernel/money.ts";
import type { ItemToPublish, MenuItem } from "../src/menu/vocabulary.ts";
import type { OrderEvent } from "../src/order/events.ts";
import { priceOrder } from "../src/pricing/price-order.ts";
import type { OrderLine } from "../src/pricing/vocabulary.ts";
import type { CardToList, ProductCard } from "../src/product/vocabulary.ts";
import type { DeliverySlot, Plan, Tastes } from "../src/subscription/vocabulary.ts";

/** A household of Toronto and its week, for tests that need an example. */
export const accountId = accountIdOf(idFrom("example", "account"));
export const otherAccountId = accountIdOf(idFrom("example", "other account"));
export const subscriptionId = subscriptionIdOf(idFrom("example", "subscription"));
export const week = "2027-02-01";
export const orderId = orderIdOf(subscriptionId, week);
export const otherOrderId = orderIdOf(subscriptionId, "2027-02-08");
export const refundId = idFrom("example", "refund");
export const otherRefundId = idFrom("example", "other refund");
export const runId = idFrom("example", "run");

export const person: Person = { firstName: "Rosalie", lastName: "Tremblay", email: "rosalie@example.com" };
export const address: Address = {
  line: "12, rue des Érables",
  city: "Toronto",
  province: "ON",
  postalCode: "M4E 1A1",
  phone: "+14165550123",
};
export const method: PaymentMethod = { kind: "card", token: "tok_example_1", brand: "Visa", last4: "4242", fingerprint: "print-1" };
export const plan: Plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
export const tastes: Tastes = { diets: ["family-friendly"], allergens: ["peanut"], dislikes: ["olives"] };
export const slot: DeliverySlot = { areaId: "toronto", depotId: "toronto", zone: "America/Toronto", weekday: 6, window: "07-12" };

/** Saturday 2027-02-06: the cutoff is Wednesday 2027-02-03 00:00 in Toronto. */
export const calendar = orderCalendar(week, slot.weekday, slot.window, slot.zone);

export const recipe = (number: number, quantity = 1): OrderLine => ({
  sku: `RTC-${String(number).padStart(4, "0")}`,
  kind: "ready-to-cook",
  quantity,
  taxCategory: "basic-grocery",
});
export const lines = [recipe(1), recipe(2), recipe(3)];

export const priceOf = (ordered: readonly OrderLine[]) =>
  priceOrder({
    plan,
    lines: ordered,
    region: "on",
    date: calendar.deliveryDate,
    firstWeek: false,
    discounts: [],
    promotionalCredit: zero,
    purchasedCredit: zero,
  });
export const price = priceOf(lines);

export const orderGenerated: Extract<OrderEvent, { type: "OrderGenerated" }> = {
  type: "OrderGenerated",
  data: {
    orderId,
    subscriptionId,
    accountId,
    region: "on",
    week,
    plan,
    slot,
    calendar,
    zoneTableVersion: "2026f",
    lines,
    firstOrder: false,
    grants: [],
    inputs: { runId, menuRevision: 3, policyVersion: "generation-1", hash: "on:2027-02-01:3:generation-1:0011223344556677" },
    skipped: false,
    generatedAt: "2026-12-21T12:00:00.000Z",
  },
};

export const menuItem = (sku: string, more: Partial<MenuItem> = {}): MenuItem => ({
  sku,
  kind: sku.startsWith("RTC") ? "ready-to-cook" : sku.startsWith("RTE") ? "ready-to-eat" : "market",
  diets: [],
  allergens: [],
  dislikes: [],
  taxCategory: "basic-grocery",
  units: 100,
  ...more,
});

/** Items as a menu is published: all of them plain food. */
export const toPublish = (items: readonly MenuItem[]): ItemToPublish[] =>
  items.map(({ taxCategory: _, ...item }) => ({ ...item, taxFacts: { is: "food" } }));

export const card: ProductCard & CardToList = {
  kind: "ready-to-cook",
  name: { en: "Maple salmon", fr: "Saumon à l’érable" },
  subtitle: { en: "with green beans", fr: "et haricots verts" },
  description: { en: "A quick weeknight dinner.", fr: "Un souper rapide." },
  category: "fish",
  diets: ["meat-and-fish"],
  allergens: ["fish"],
  dislikes: ["salmon"],
  ingredients: [{ name: { en: "Salmon", fr: "Saumon" }, quantity: { en: "2 fillets", fr: "2 filets" } }],
  nutrition: { calories: 620, fatG: 28, proteinG: 41, carbohydratesG: 44 },
  minutes: 30,
  difficulty: "easy",
  steps: [{ en: "Heat the oven.", fr: "Chauffer le four." }],
  taxCategory: "basic-grocery",
  taxFacts: { is: "food" },
  plate: { vessel: "plate", cloth: "sage", art: ["salmon"] },
};
