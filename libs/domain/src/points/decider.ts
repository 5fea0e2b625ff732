import { type Refusal, refuse } from "../kernel/errors.ts";
import { type OrderId, orderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Cents } from "../kernel/money.ts";
import { type Instant, laterOf } from "../kernel/time.ts";
import { type DisputeCommand, type Disputed, decideDispute, disputedAfter, nothingDisputed } from "./disputes.ts";
import type { PointsEvent } from "./events.ts";
import { announcedExpiry, type Expiry, expiryAfter } from "./expiry.ts";
import { type Award, awardLeft, lotsExpired, sumOf, unspentLots } from "./lots.ts";
import { decideOrderPoints, evolveOrderPoints, type OrderPointsCommand, type PointsOfOrders, pointsLeft } from "./order-points.ts";

/** Points that were exchanged, and the credit that the account is granted for them. */
interface Redemption {
  readonly points: number;
  readonly cents: Cents;
}

/** The points of one account. `available` may fall below zero when a refund takes back what was spent. */
export interface Points extends PointsOfOrders, Disputed {
  /** Exchanges of points for credit, by their ids. */
  readonly redemptions: ReadonlyMap<string, Redemption>;
  readonly awards: ReadonlyMap<string, Award>;
  /** All points that staff took off at disputes. */
  readonly takenOff: number;
  /** All points that ever expired. */
  readonly expired: number;
  readonly expiry: Expiry;
  /** The account was closed: nothing is earned, lost or taken back any more. */
  readonly ended?: true;
}

export type PointsCommand =
  | OrderPointsCommand
  | DisputeCommand
  /** Exchanges available points for credit of a value in cents. */
  | (Redemption & { readonly type: "Redeem"; readonly redemptionId: string; readonly at: Instant })
  | { readonly type: "Award"; readonly awardId: string; readonly points: number; readonly at: Instant }
  /** Takes back the part of an award that a refunded order had in it. */
  | {
      readonly type: "TakeAwardBack";
      readonly awardId: string;
      readonly orderId: OrderId;
      readonly points: number;
      readonly at: Instant;
    }
  /** A notice named the instant at which the points expire. */
  | { readonly type: "AnnounceExpiry"; readonly expiresAt: Instant; readonly at: Instant }
  | { readonly type: "PostponeExpiry"; readonly until: Instant; readonly at: Instant }
  | { readonly type: "Expire"; readonly at: Instant }
  /** The account was closed. */
  | { readonly type: "EndPoints"; readonly at: Instant };

/** True if an order has already earned its points for being unskipped: they are given once. */
export const hasUnskipPoints = ({ orders }: Points, orderId: OrderId): boolean => orders.get(orderId)?.pending.unskip !== undefined;

export const points: Decider<PointsCommand, PointsEvent, Points> = {
  initialState: {
    available: 0,
    pending: 0,
    orders: new Map(),
    redemptions: new Map(),
    awards: new Map(),
    takenOff: 0,
    expired: 0,
    expiry: {},
    ...nothingDisputed,
  },
  decide(command, state): readonly PointsEvent[] | Refusal {
    if (command.type === "Redeem") return redeem(command, state);
    if (command.type === "Dispute" || command.type === "AnswerDispute") return decideDispute(command, state);
    if (state.ended) return [];
    switch (command.type) {
      case "EndPoints":
        return [{ type: "PointsEnded", data: { ...lost(state), endedAt: command.at } }];
      case "Award": {
        const { awardId, points, at } = command;
        return state.awards.has(awardId) ? [] : [{ type: "PointsAwarded", data: { awardId, points, awardedAt: at } }];
      }
      case "TakeAwardBack": {
        const { awardId, orderId, at } = command;
        const award = state.awards.get(awardId);
        if (!award || award.takenBack.has(orderId)) return [];
        const points = Math.min(command.points, awardLeft(award));
        return points > 0 ? [{ type: "AwardTakenBack", data: { awardId, orderId, points, takenBackAt: at } }] : [];
      }
      case "AnnounceExpiry":
      case "PostponeExpiry":
      case "Expire":
        return decideExpiry(command, state);
      default:
        return decideOrderPoints(command, state);
    }
  },
  evolve(before, event) {
    const state = { ...before, ...disputedAfter(before, event), expiry: expiryAfter(before.expiry, event) };
    switch (event.type) {
      case "PointsEnded": {
        const { available, pending } = event.data;
        return { ...state, available: state.available - available, pending: state.pending - pending, ended: true };
      }
      case "PointsRedeemed": {
        const { redemptionId, points, cents } = event.data;
        const redemptions = new Map(state.redemptions).set(redemptionId, { points, cents });
        return { ...state, available: state.available - points, redemptions };
      }
      case "PointsAwarded": {
        const { awardId, points } = event.data;
        const awards = new Map(state.awards).set(awardId, { points, takenBack: new Map(), expired: 0 });
        return { ...state, available: state.available + points, awards };
      }
      case "AwardTakenBack": {
        const { awardId, orderId, points } = event.data;
        const award = state.awards.get(awardId) ?? { points: 0, takenBack: new Map(), expired: 0 };
        const takenBack = new Map(award.takenBack).set(orderId, points);
        return { ...state, available: state.available - points, awards: new Map(state.awards).set(awardId, { ...award, takenBack }) };
      }
      case "PointsExpired": {
        const { points } = event.data;
        return { ...state, ...lotsExpired(state, spentOf(state)), available: state.available - points, expired: state.expired + points };
      }
      case "PointsAdjusted":
        return adjusted(state, event.data);
      case "PointsDisputed":
      case "PointsDisputeAnswered":
      case "PointsExpiryAnnounced":
      case "PointsExpiryPostponed":
        return state;
      default:
        return evolveOrderPoints(state, event);
    }
  },
};

/** Exchanges points that are available; refuses more, so that two exchanges never spend the same points. */
function redeem(command: Extract<PointsCommand, { type: "Redeem" }>, { available, redemptions, ended }: Points) {
  const { redemptionId, points, cents, at } = command;
  if (redemptions.has(redemptionId)) return [];
  if (ended) return refuse("subscription-closed");
  if (available < points) return refuse("not-enough-points", { missing: points - available });
  return [{ type: "PointsRedeemed", data: { redemptionId, points, cents, redeemedAt: at } }] satisfies readonly PointsEvent[];
}

type ExpiryCommand = Extract<PointsCommand, { type: "AnnounceExpiry" | "PostponeExpiry" | "Expire" }>;

/** Nothing expires that was not announced since points were last earned or exchanged, nor before the day that was announced. */
function decideExpiry(command: ExpiryCommand, { available, expiry }: Points): readonly PointsEvent[] {
  const { at } = command;
  if (available <= 0) return [];
  if (command.type === "Expire") {
    const isDue = expiry.announced !== undefined && at >= expiry.announced.expiresAt;
    return isDue ? [{ type: "PointsExpired", data: { points: available, expiredAt: at } }] : [];
  }
  const earliest = announcedExpiry(expiry, at);
  if (expiry.announced || earliest === undefined) return [];
  if (command.type === "PostponeExpiry") return [{ type: "PointsExpiryPostponed", data: { until: command.until, postponedAt: at } }];
  const expiresAt = laterOf(command.expiresAt, earliest);
  return [{ type: "PointsExpiryAnnounced", data: { points: available, expiresAt, announcedAt: at } }];
}

/** Points that a dispute added count as an award of their own; those that it took off, as spent. */
function adjusted(state: Points, { disputeId, points }: Extract<PointsEvent, { type: "PointsAdjusted" }>["data"]): Points {
  const available = state.available + points;
  if (points < 0) return { ...state, available, takenOff: state.takenOff - points };
  return { ...state, available, awards: new Map(state.awards).set(disputeId, { points, takenBack: new Map(), expired: 0 }) };
}

/** All points that were exchanged, or taken off at disputes. */
const spentOf = ({ redemptions, takenOff }: Points): number => takenOff + sumOf([...redemptions.values()].map(({ points }) => points));

/** The points an account loses when it is closed; a negative balance, after a refund of spent points, is kept. */
function lost(state: Points): Omit<Extract<PointsEvent, { type: "PointsEnded" }>["data"], "endedAt"> {
  const unspent = unspentLots(state, spentOf(state));
  const ofOrders = [...state.orders].flatMap(([id, order]) => {
    const points = order.settled ? (unspent.orders.get(id) ?? 0) : pointsLeft(order);
    return points > 0 ? [{ orderId: orderId(id), points }] : [];
  });
  const ofAwards = [...unspent.awards].flatMap(([awardId, points]) => (points > 0 ? [{ awardId, points }] : []));
  return {
    available: Math.max(0, state.available),
    pending: Math.max(0, state.pending),
    orders: ofOrders,
    ...(ofAwards.length > 0 && { awards: ofAwards }),
  };
}
