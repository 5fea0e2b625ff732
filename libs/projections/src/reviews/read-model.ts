import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Again, DislikeCategory, ReviewTextName } from "@tablee/domain/review/vocabulary";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface ReviewRow {
  readonly key: string;
  readonly account_id: AccountId;
  readonly order_id: OrderId;
  /** Null for the comment on an order. */
  readonly sku: string | null;
  readonly again: Again | null;
  readonly recommends: boolean | null;
  readonly dislikes: readonly DislikeCategory[];
  /** The texts that are not empty; a comment is `comment`. The words are in the event of this revision, and nowhere else. */
  readonly written: readonly (ReviewTextName | "comment")[];
  readonly first_at: string;
  readonly at: string;
  readonly revision: number;
  readonly position: string;
}

/** One row for each dish that a customer reviewed in an order, and one for the comment on an order. It holds nothing personal. */
export const reviewsModel = readModelOf<ReviewRow>()("reviews", {
  version: 1,
  ignores: ["LessOfDishWanted", "LessOfDishUndone"],
  columns: {
    key: "text",
    account_id: "text",
    order_id: "text",
    sku: "text null",
    again: "text null",
    recommends: "boolean null",
    dislikes: "jsonb",
    written: "jsonb",
    first_at: "timestamptz",
    at: "timestamptz",
    revision: "integer",
    position: "bigint",
  },
  indexes: ["(account_id, order_id)", "(sku, first_at)"],
  keys: ({ type, stream, data }) => [[idOf(stream), data.orderId, type === "DishReviewed" ? data.sku : "comment"].join(" ")],
  evolve(before, event, key) {
    const { stream, revision, position, data } = event;
    const of = { key, account_id: idOf(stream), order_id: data.orderId, revision, position: position.toString() };
    if (event.type === "OrderCommented") {
      const { commentedAt: at, withdrawn } = event.data;
      const none = { sku: null, again: null, recommends: null, dislikes: [] };
      return { ...of, ...none, written: withdrawn ? [] : ["comment"], first_at: before?.first_at ?? at, at };
    }
    const { sku, again, recommends, dislikes, written, reviewedAt: at } = event.data;
    return { ...of, sku, again, recommends, dislikes, written, first_at: before?.first_at ?? at, at };
  },
});
