import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { commentOrder } from "@tablee/commands/review/comment-order";
import { reviewDish } from "@tablee/commands/review/review-dish";
import { wantLess } from "@tablee/commands/review/want-less";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { commentOnOrder, lessOfDish, orderReviews, ownReviews, reviewOfDish } from "@tablee/contracts/calls/reviews";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { editableUntil } from "@tablee/domain/review/policy";
import { noWords } from "@tablee/domain/review/vocabulary";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { lessWantedBy } from "@tablee/projections/generation-inputs/queries";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import { reviewsOf, reviewsOfOrder } from "@tablee/projections/reviews/queries";
import { eventsOf } from "../admin/accounts/events-of-rows.ts";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { localInstant } from "../views/local-time.ts";

@Injectable()
export class ReviewsService {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async review({ orderId, sku, opinion }: InputOf<typeof reviewOfDish>, by: Caller): Promise<OutputOf<typeof reviewOfDish>> {
    const { words, ...answers } = opinion;
    await this.commands.send(reviewDish, { accountId: by.accountId, orderId, sku, answers, words }, by.own("review-dish"));
    return { done: true };
  }

  async comment({ orderId, comment }: InputOf<typeof commentOnOrder>, by: Caller): Promise<OutputOf<typeof commentOnOrder>> {
    await this.commands.send(commentOrder, { accountId: by.accountId, orderId, comment }, by.own("comment-order"));
    return { done: true };
  }

  async less({ sku, less }: InputOf<typeof lessOfDish>, by: Caller): Promise<OutputOf<typeof lessOfDish>> {
    await this.commands.send(wantLess, { accountId: by.accountId, sku, less }, by.own("want-less"));
    return { done: true };
  }

  async mine(by: Caller): Promise<OutputOf<typeof ownReviews>> {
    const { reads } = this.api;
    const [rows, less] = await Promise.all([reviewsOf(reads, by.accountId), lessWantedBy(reads, by.accountId)]);
    return {
      dishes: rows.flatMap(({ order_id: orderId, sku, again }) => (sku && again ? [{ orderId, sku, again }] : [])),
      comments: rows.flatMap(({ order_id, sku, written }) => (sku === null && written.length > 0 ? [order_id] : [])),
      less: [...less],
    };
  }

  /** The customer's own words are read from the log, where their key opens them. */
  async ofOrder(orderId: OrderId, by: Caller): Promise<OutputOf<typeof orderReviews>> {
    const { reads, opened } = this.api;
    const [order, rows] = await Promise.all([orderOfAccount(reads, by.accountId, orderId), reviewsOfOrder(reads, by.accountId, orderId)]);
    if (!order) throw new Failure("order-not-found");
    const stream = streamName("review", by.accountId);
    const events = (await eventsOf(
      opened.store,
      rows.map(({ revision }) => ({ stream, revision })),
    )) as readonly Stored<ReviewEvent>[];
    const untilOf = new Map(rows.map(({ revision, first_at }) => [revision, editableUntil(first_at)]));
    const editing = (revision: number) => {
      const until = untilOf.get(revision)!;
      return { editable: by.receivedAt < until, until: localInstant(until, order.slot.zone) };
    };
    const dishes: OutputOf<typeof orderReviews>["dishes"] = [];
    let written: OutputOf<typeof orderReviews>["comment"] = null;
    for (const event of events) {
      if (event.type === "OrderCommented") written = { text: event.data.comment ?? "", ...editing(event.revision) };
      else if (event.type === "DishReviewed") {
        const { sku, again, recommends, dislikes, words = noWords } = event.data;
        dishes.push({ sku, opinion: { again, recommends, dislikes, words }, ...editing(event.revision) });
      }
    }
    return { dishes, comment: written };
  }
}
