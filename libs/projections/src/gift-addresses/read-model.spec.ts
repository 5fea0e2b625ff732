import { visitorIdOf } from "@tablee/domain/gift-card/buyer";
import { accountId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { type GiftAddressesRow, giftAddressesModel } from "./read-model.ts";

const event = (stream: string, type: string, data: object, subject: string = accountId): StoredEvent =>
  ({ id: "e", stream, type, data, metadata: { subject } }) as unknown as StoredEvent;
const requested = (card: string, buyer?: string, recipient?: string, subject?: string) =>
  event(
    `giftcard-${card}`,
    "GiftCardRequested",
    { ...(buyer && { buyer: { email: buyer } }), ...(recipient && { recipient: { email: recipient } }) },
    subject,
  );
const rowsAfter = (...events: readonly StoredEvent[]): readonly GiftAddressesRow[] => {
  const rows = new Map<string, GiftAddressesRow>();
  for (const each of events)
    for (const key of giftAddressesModel.keys(each)) {
      const row = giftAddressesModel.evolve(rows.get(key), each, key);
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
  return [...rows.values()];
};

describe("the addresses of gift cards", () => {
  it("are the buyer's and every recipient's, by card, whatever their case", () => {
    const reissued = event("giftcard-1", "GiftCardReissued", { recipient: { email: "Lea@example.com" } });
    const bought = [requested("1", "Rosalie@example.com", "noe@example.com"), requested("2", "rosalie@example.com"), reissued];
    expect(rowsAfter(...bought)).toEqual([
      {
        key: accountId,
        cards: { 1: ["rosalie@example.com", "noe@example.com", "lea@example.com"], 2: ["rosalie@example.com"] },
        emails: ["rosalie@example.com", "noe@example.com", "lea@example.com"],
      },
    ]);
  });

  it("are forgotten with the buyer, live as in a rebuild without the key, and a visitor's are apart", () => {
    const forgotten = event(`account-${accountId}`, "PersonForgotten", { accountId });
    const visitor = requested("3", "camille@example.com", undefined, visitorIdOf("3"));
    const live = rowsAfter(requested("1", "rosalie@example.com"), visitor, forgotten);
    expect(live).toEqual(rowsAfter(requested("1"), visitor, forgotten));
    expect(live.map(({ emails }) => emails)).toEqual([["camille@example.com"]]);
  });
});
