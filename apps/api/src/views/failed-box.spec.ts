import type { OrderCard } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { failedBoxView } from "./failed-box.ts";
import type { Holder } from "./payer.ts";

const row = { key: "order-1", delivery_date: "2027-02-06", price: { chargeCents: cents(4_500) }, failure: {} } as unknown as OrderRow;
const holder = (status: string) => ({ account: undefined, subscription: { status } }) as unknown as Holder;
const card = (deliveryDate: string, chargeCents: number) =>
  ({ status: "open", belowMinimum: false, deliveryDate, price: { chargeCents }, chargedAt: { at: deliveryDate } }) as unknown as OrderCard;

describe("a box that could not be paid", () => {
  it("threatens a pause only while the subscription is active", () => {
    const pauses = (status: string) => failedBoxView(row, holder(status), [])?.pausesNext;
    expect(["active", "paused", "closed"].map(pauses)).toEqual([true, false, false]);
  });

  it("names the next charge, and none of a box that the balance covers", () => {
    const nextOf = (...cards: OrderCard[]) => failedBoxView(row, holder("active"), cards)?.next;
    expect(nextOf(card("2027-02-13", 0))).toBeNull();
    expect(nextOf(card("2027-02-20", 5_000), card("2027-02-13", 0))).toMatchObject({ deliveryDate: "2027-02-20", chargeCents: 5_000 });
    expect(nextOf(card("2027-01-30", 5_000))).toBeNull();
  });
});
