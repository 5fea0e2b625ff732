import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { OrderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { ReviewEvent } from "./events.ts";
import { answered, isLessWanted, type Rated, unrated, wantingAsBefore, wantingLess } from "./less.ts";
import { editableUntil } from "./policy.ts";
import { type DishAnswers, type ReviewTextName, type ReviewWords, ratings, writtenIn } from "./vocabulary.ts";

/** A box as reviews need it: whether it was delivered, and its dishes. */
export interface ReviewedBox {
  readonly orderId: OrderId;
  readonly isDelivered: boolean;
  readonly dishes: readonly string[];
}

export type ReviewCommand =
  | {
      readonly type: "ReviewDish";
      readonly box: ReviewedBox;
      readonly sku: string;
      readonly answers: DishAnswers;
      readonly words: ReviewWords;
      readonly at: Instant;
    }
  /** Less of a dish is wanted, or as much as before. */
  | { readonly type: "WantLess"; readonly sku: string; readonly less: boolean; readonly at: Instant }
  | { readonly type: "CommentOrder"; readonly box: ReviewedBox; readonly comment: string; readonly at: Instant };

/** A review of one dish of one order. Its words stay in the events: their keys can be destroyed, a state in memory cannot. */
interface DishReview extends DishAnswers {
  readonly firstAt: Instant;
  readonly written: readonly ReviewTextName[];
}

/** The reviews of one account, and the rating of each product that follows from the latest answer about it. */
export interface Reviews extends Rated {
  /** By order and SKU, separated by a space. */
  readonly dishes: ReadonlyMap<string, DishReview>;
  /** By order. */
  readonly comments: ReadonlyMap<OrderId, { readonly firstAt: Instant; readonly isEmpty: boolean }>;
}

const dishKey = (orderId: OrderId, sku: string): string => `${orderId} ${sku}`;

/** True if an account has reviewed a dish of an order, or the order as a whole. */
export const isReviewed = ({ dishes, comments }: Reviews, orderId: OrderId): boolean =>
  comments.has(orderId) || [...dishes.keys()].some((key) => key.startsWith(dishKey(orderId, "")));

const closed = (firstAt: Instant | undefined, at: Instant): Refusal | undefined =>
  firstAt !== undefined && at >= editableUntil(firstAt) ? refuse("review-closed", { until: editableUntil(firstAt) }) : undefined;

/** Two sets of answers are equal if no words differ, which only texts without a word are known to be. */
const isRepeated = (
  before: DishReview | undefined,
  { again, recommends, dislikes }: DishAnswers,
  written: readonly ReviewTextName[],
): boolean =>
  before !== undefined &&
  before.written.length === 0 &&
  written.length === 0 &&
  before.again === again &&
  before.recommends === recommends &&
  before.dislikes.join() === dislikes.join();

export const reviews: Decider<ReviewCommand, ReviewEvent, Reviews> = {
  initialState: { dishes: new Map(), comments: new Map(), ...unrated },
  decide(command, state): readonly ReviewEvent[] | Refusal {
    if (command.type === "WantLess") return wantLess(command, state);
    const { box, at } = command;
    const { orderId } = box;
    if (!box.isDelivered) return refuse("order-not-delivered");
    switch (command.type) {
      case "ReviewDish": {
        const { sku, answers, words } = command;
        if (!box.dishes.includes(sku)) return refuse("dish-not-in-box", { sku });
        const before = state.dishes.get(dishKey(orderId, sku));
        const written = writtenIn(words);
        if (isRepeated(before, answers, written)) return [];
        const data = { orderId, sku, ...answers, words, written, reviewedAt: at };
        return closed(before?.firstAt, at) ?? [{ type: "DishReviewed", data }];
      }
      case "CommentOrder": {
        const { comment } = command;
        const before = state.comments.get(orderId);
        if (comment === "" && (before?.isEmpty ?? true)) return [];
        const withdrawn = comment === "" ? { withdrawn: true as const } : {};
        return closed(before?.firstAt, at) ?? [{ type: "OrderCommented", data: { orderId, comment, ...withdrawn, commentedAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "DishReviewed": {
        const { orderId, sku, again, recommends, dislikes, written, reviewedAt } = event.data;
        const key = dishKey(orderId, sku);
        const firstAt = state.dishes.get(key)?.firstAt ?? reviewedAt;
        const review = { again, recommends, dislikes, firstAt, written };
        return { ...state, dishes: new Map(state.dishes).set(key, review), ...answered(state, sku, ratings[again]) };
      }
      case "OrderCommented": {
        const { orderId, withdrawn = false, commentedAt } = event.data;
        const firstAt = state.comments.get(orderId)?.firstAt ?? commentedAt;
        return { ...state, comments: new Map(state.comments).set(orderId, { firstAt, isEmpty: withdrawn }) };
      }
      case "LessOfDishWanted":
        return { ...state, ...wantingLess(state, event.data.sku) };
      case "LessOfDishUndone":
        return { ...state, ...wantingAsBefore(state, event.data.sku) };
      default:
        return never(event);
    }
  },
};

/** The limit of dishes of which less is wanted: a menu has fewer, and generation reads them all. */
const MAX_LESS = 200;

function wantLess({ sku, less, at }: Extract<ReviewCommand, { type: "WantLess" }>, state: Reviews): readonly ReviewEvent[] | Refusal {
  if (isLessWanted(state, sku) === less) return [];
  if (!less) return [{ type: "LessOfDishUndone", data: { sku, undoneAt: at } }];
  if (Object.keys(state.less).length >= MAX_LESS) return refuse("too-many-less-wanted");
  return [{ type: "LessOfDishWanted", data: { sku, wantedAt: at } }];
}
