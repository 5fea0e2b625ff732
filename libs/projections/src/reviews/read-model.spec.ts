import type { ReviewEvent } from "@tablee/domain/review/events";
import { noWords } from "@tablee/domain/review/vocabulary";
import { accountId, orderId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { reviewsModel } from "./read-model.ts";

const at = "2027-02-08T15:00:00.000Z";
const later = "2027-02-09T15:00:00.000Z";
const reviewed = (change: object = {}): ReviewEvent => ({
  type: "DishReviewed",
  data: {
    orderId,
    sku: "RTC-0001",
    again: "definitely",
    recommends: true,
    dislikes: ["taste"],
    words: { ...noWords, taste: "Planted marker" },
    written: ["taste"],
    reviewedAt: at,
    ...change,
  },
});
const commented = (change: object = {}): ReviewEvent => ({
  type: "OrderCommented",
  data: { orderId, comment: "Planted marker", commentedAt: at, ...change },
});

const rowsAfter = (...events: readonly ReviewEvent[]) => {
  const stored = events.map(
    ({ type, data }, revision): StoredEvent => ({
      id: `${revision}`,
      stream: `review-${accountId}`,
      revision,
      position: BigInt(revision),
      type,
      data,
      metadata: { at } as never,
      createdAt: new Date(0),
    }),
  );
  const { changed, parked } = foldBatch(reviewsModel, stored, new Map(), new Set());
  expect(parked).toEqual([]);
  return [...changed.values()];
};

describe("the reviews of an account", () => {
  it("are a row for each dish of an order and one for its comment, with nothing in the customer's own words", () => {
    const rows = rowsAfter(reviewed(), commented(), reviewed({ sku: "RTC-0002", again: "never" }));
    expect(rows).toMatchObject([
      { account_id: accountId, order_id: orderId, sku: "RTC-0001", again: "definitely", dislikes: ["taste"], written: ["taste"] },
      { sku: null, again: null, written: ["comment"] },
      { sku: "RTC-0002", again: "never" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("marker");
  });

  it("hold the latest answers, and when they were first given", () => {
    const [row] = rowsAfter(reviewed(), reviewed({ again: "possibly", written: [], reviewedAt: later }));
    expect(row).toMatchObject({ again: "possibly", written: [], first_at: at, at: later, revision: 1 });
    expect(rowsAfter(commented(), commented({ comment: "", withdrawn: true, commentedAt: later }))[0]).toMatchObject({ written: [] });
  });
});
