import type { OrderCard } from "@tablee/contracts/schemas";
import { chargeKey } from "./charge-key.ts";

const price = { chargeCents: 2185, promotionalCents: 0, purchasedCents: 0 };
const covered = { ...price, chargeCents: 0, purchasedCents: 9169 };
const key = (order: object) => chargeKey({ price, payWith: { kind: "card", brand: "visa", last4: "4242" }, ...order } as OrderCard);
const unpaid = { kind: "payment", hard: false };

test.each([
  ["a skipped one", { status: "skipped" }, "nothing"],
  ["one that will be charged", { status: "open" }, "willCharge"],
  ["one that nothing pays for yet", { status: "open", payWith: undefined }, "willChargeNoMethod"],
  ["one that waits for another card, and not for its day", { status: "locked", failure: unpaid }, "due"],
  ["one that is being charged", { status: "billing" }, "due"],
  ["a paid one", { status: "billed" }, "charged"],
  ["one that was paid and could not be delivered", { status: "failed", failure: { kind: "delivery" } }, "charged"],
  ["one that was never paid", { status: "failed", failure: unpaid }, "nothingCharged"],
  ["one that is short of its minimum", { status: "open", belowMinimum: true }, "unlessCompleted"],
  ["one below its minimum at the cutoff", { status: "minimum-not-met" }, "nothingCharged"],
  ["one that the balance will pay whole", { status: "open", price: covered }, "covered"],
  ["one that the balance has paid whole", { status: "delivered", price: covered }, "paidByCredit"],
  ["one that costs nothing", { status: "billed", price: { ...price, chargeCents: 0 } }, "free"],
  ["a skipped one that the balance would pay", { status: "skipped", price: covered }, "nothing"],
] as const)("%s", (_, order, expected) => {
  expect(key(order)).toBe(expected);
});
