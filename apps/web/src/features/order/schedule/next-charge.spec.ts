import type { OrderCard } from "@tablee/contracts/schemas";
import { nextCharged } from "./next-charge.ts";

const box = (orderId: string, at: string, more: object = {}) =>
  ({
    orderId,
    status: "open",
    belowMinimum: false,
    chargedAt: { at },
    price: { chargeCents: 9169, promotionalCents: 0, purchasedCents: 0 },
    payWith: { kind: "card", brand: "Visa", last4: "4242" },
    ...more,
  }) as unknown as OrderCard;

describe("the next charge", () => {
  const soon = box("soon", "2026-11-19T06:00:00.000Z");
  const later = box("later", "2026-11-26T06:00:00.000Z");

  it("is the soonest, in whatever order the boxes stand", () => {
    expect(nextCharged([later, soon])?.orderId).toBe("soon");
    expect(nextCharged([])).toBeUndefined();
  });

  it.each([
    ["is skipped", { status: "skipped" }],
    ["is below the minimum", { belowMinimum: true }],
    ["is paid already", { status: "billed" }],
    ["is paid by credit", { price: { chargeCents: 0, promotionalCents: 9169, purchasedCents: 0 } }],
    ["could not be paid, and waits for another card", { status: "locked", failure: { kind: "payment" } }],
  ])("is never that of a box that %s", (_, more) => {
    expect(nextCharged([{ ...soon, ...more } as OrderCard, later])?.orderId).toBe("later");
  });
});
