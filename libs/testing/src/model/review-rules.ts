import type { AccountId } from "@tablee/domain/kernel/ids";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput } from "@tablee/domain/order-generation/inputs";
import { reviews } from "@tablee/domain/review/decider";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { streamName } from "@tablee/domain/streams";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { Logged, LogView } from "@tablee/simulation/log-view";
import { items, subscriptionId, weekIn } from "../fixtures/constants.ts";
import { must } from "./rules.ts";

type Event = ReviewEvent & Logged;

const EDITABLE_HOURS = 24 * 14;
/** A week after all that a history makes: none of its dishes is a repetition. */
const LATER_WEEK = 30;

/** The rules that hold of an account's reviews at any moment, by their events alone. */
export function checkReviews(log: LogView, accountId: AccountId): void {
  const first = new Map<string, Instant>();
  for (const event of log.of(streamName("review", accountId)) as readonly Event[]) {
    if (event.type !== "DishReviewed" && event.type !== "OrderCommented") continue;
    const { orderId } = event.data;
    const about = event.type === "DishReviewed" ? `${orderId} ${event.data.sku}` : orderId;
    const since = first.get(about) ?? event.at;
    first.set(about, since);
    must(event.at < addHours(since, EDITABLE_HOURS), "a review is changed within fourteen days of its first words");
    const box = log.of(streamName("order", orderId));
    const delivered = box.find(({ type }) => type === "OrderDelivered");
    must(delivered !== undefined && delivered.position < event.position, "only a delivered box of the account is reviewed");
  }
}

/** The picks of a later week obey the account's latest answers: a dish rated never is not picked, one rated definitely is picked first. */
export function checkPicks(log: LogView, accountId: AccountId, subscription: Subscription): void {
  if (subscription.status === "none") return;
  const plan = subscription.plans.at(-1)!.value;
  const { ratings } = log.state(reviews, streamName("review", accountId));
  const latest = new Map<string, string>();
  const less = new Set<string>();
  for (const event of log.of(streamName("review", accountId)) as readonly Event[]) {
    if (event.type === "DishReviewed") latest.set(event.data.sku, event.data.again);
    if (event.type === "LessOfDishWanted") less.add(event.data.sku);
    if (event.type === "LessOfDishUndone") less.delete(event.data.sku);
  }
  const input = { subscriptionId, plan, tastes: subscription.tastes.at(-1)!.value, recent: [], ratings };
  const week = {
    region: "on",
    week: weekIn(LATER_WEEK),
    items,
    ranking: {},
    menuRevision: 1,
    unitsLeft: new Map(items.map(({ sku }) => [sku, 99])),
  } as const;
  const [made] = generate(week, [{ ...input, hash: hashInput(input) }]).results;
  const picked = made!.picks.map(({ item }) => items[item]!.sku);
  must(!picked.some((sku) => latest.get(sku) === "never"), "a dish rated never is not picked");
  const wanted = items.filter(({ sku, kind }) => kind === plan.type && latest.get(sku) === "definitely" && !less.has(sku));
  must(wanted.length === 0 || wanted.some(({ sku }) => sku === picked[0]), "a dish rated definitely is picked first among equal ranks");
}
