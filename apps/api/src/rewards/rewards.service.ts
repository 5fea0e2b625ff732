import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { disputePoints } from "@tablee/commands/points/dispute-points";
import { redeemPoints } from "@tablee/commands/points/redeem-points";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/rewards";
import type { OrderCard } from "@tablee/contracts/schemas";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay, businessZone, toLocal, type ZoneName } from "@tablee/domain/kernel/zones/zones";
import { disputableUntil, pointsPolicies, redemptionOptions } from "@tablee/domain/points/policy";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { type PointsLineRow, pointsLines } from "@tablee/projections/points-history/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";

@Injectable()
export class RewardsService {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly views: OrderViews,
  ) {}

  async balance(by: Caller): Promise<OutputOf<typeof calls.rewardsBalance>> {
    return (await this.#held(by)).balance;
  }

  /** The balance, and the day on which it expires if a notice has named one, both by the clocks where the boxes go. */
  async #held(by: Caller) {
    const { reads } = this.api;
    const [{ available, pending, expires_at, lost, ended_at }, subscription] = await Promise.all([
      pointsBalanceOf(reads, by.accountId),
      subscriptionOfAccount(reads, by.accountId),
    ]);
    const zone = subscription?.slot.zone ?? businessZone;
    const ended = ended_at === null ? null : { points: lost ?? 0, date: toLocal(zone, ended_at).date };
    const expiresOn = expires_at === null ? null : toLocal(zone, expires_at).date;
    return { balance: { available, pending, ended }, expiresOn };
  }

  async options(by: Caller): Promise<OutputOf<typeof calls.giftCardOptions>> {
    const { available } = await pointsBalanceOf(this.api.reads, by.accountId);
    return { options: optionsFor(available, by.receivedAt) };
  }

  async page(by: Caller): Promise<OutputOf<typeof calls.rewardPageData>> {
    const [{ balance, expiresOn }, boxes] = await Promise.all([this.#held(by), this.views.upcoming(by)]);
    const next = boxes.find(({ editable, status }) => editable && status === "open");
    const { rates, unskipPoints, minSkippedHours, expiryMonths } = policyOn(
      pointsPolicies,
      next?.deliveryDate ?? businessDay(by.receivedAt),
    );
    const tiers = rates.map(({ from, percent }) => ({ fromCents: from, percent }));
    return {
      balance,
      options: optionsFor(balance.available, by.receivedAt),
      tiers,
      unskip: { points: unskipPoints, afterHours: minSkippedHours },
      expiry: { months: expiryMonths, expiresOn },
      nextBox: next ? nextBoxOf(next) : null,
    };
  }

  async redeem({ points }: InputOf<typeof calls.redeemForGiftCard>, by: Caller): Promise<OutputOf<typeof calls.redeemForGiftCard>> {
    const { grantId, cents, ...left } = await this.commands.send(
      redeemPoints,
      { accountId: by.accountId, points },
      by.own("redeem-points"),
    );
    return { giftCard: { grantId, cents }, ...left };
  }

  async dispute({ id, message }: InputOf<typeof calls.disputePoints>, by: Caller): Promise<OutputOf<typeof calls.disputePoints>> {
    await this.commands.send(disputePoints, { accountId: by.accountId, subject: id, message }, by.own("dispute-points"));
    return { done: true };
  }

  async histories({ before, limit }: InputOf<typeof calls.rewardsHistories>, by: Caller): Promise<OutputOf<typeof calls.rewardsHistories>> {
    const { reads } = this.api;
    const [rows, subscription] = await Promise.all([
      pointsLines(reads, by.accountId, limit, before),
      subscriptionOfAccount(reads, by.accountId),
    ]);
    const zone = subscription?.slot.zone ?? businessZone;
    return { rows: rows.map((row) => pointsLine(row, zone, by.receivedAt)), next: rows.length === limit ? rows.at(-1)!.position : null };
  }
}

/** The dispute of a line as its customer sees it: whether it is possible, and once there is one, the day of its last step. */
function disputeOf({ changed_at, disputed_at, answered_at, ended }: PointsLineRow, home: ZoneName, now: string): Dispute {
  const on = (at: string) => toLocal(home, at).date;
  if (answered_at !== null) return { state: "answered", on: on(answered_at) };
  if (disputed_at !== null) return { state: "open", on: on(disputed_at) };
  return { state: ended === 0 && now < disputableUntil(changed_at) ? "possible" : "closed", on: null };
}

const optionsFor = (available: number, at: string) =>
  redemptionOptions(businessDay(at)).map(({ points, cents }) => ({ points, cents, missing: Math.max(0, points - available) }));

const nextBoxOf = ({ orderId, deliveryDate, price }: OrderCard) => ({ orderId, deliveryDate, foodCents: price.discountedFoodCents });

type Line = OutputOf<typeof calls.rewardsHistories>["rows"][number];
type Dispute = Exclude<Line, { readonly kind: "adjusted" }>["dispute"];
type Box = Extract<Line, { readonly kind: "box" }>;

const stateOf = ({ promised, taken_back, matured, forfeited, ended }: PointsLineRow): Box["state"] =>
  ended > 0 ? "closed" : promised === taken_back ? "refunded" : forfeited > 0 ? "lost" : matured > 0 ? "earned" : "pending";

/**
 * A line of the history: the points of one order, dated by the clocks where its box went, of a stamp card, an exchange, an expiry, or the
 * answer to a dispute.
 */
export function pointsLine(row: PointsLineRow, home: ZoneName, now: string): Line {
  const { id, order_id, delivery_date, zone, at, promised, unskip, taken_back, forfeited, ended, awarded, redeemed, expired, cents } = row;
  const { date } = toLocal(zone ?? home, at);
  if (row.adjusted !== 0) return { kind: "adjusted", id, date, points: row.adjusted - ended, ended };
  const dispute = disputeOf(row, home, now);
  if (awarded > 0) {
    const { award_taken_back: takenBack } = row;
    return { kind: "stamp-card", id, dispute, date, points: awarded - takenBack - ended, takenBack, ended };
  }
  if (expired > 0) return { kind: "expired", id, dispute, date, points: -expired };
  if (order_id === null) return { kind: "redeemed", id, dispute, date, points: -redeemed, cents };
  return {
    kind: "box",
    id,
    dispute,
    orderId: order_id,
    deliveryDate: delivery_date,
    date,
    state: stateOf(row),
    points: forfeited > 0 ? 0 : promised - taken_back - ended,
    promised,
    unskip,
    takenBack: taken_back,
  };
}
