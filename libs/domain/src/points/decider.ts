import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { type OrderId, orderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Cents } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { earnedBy, PointsEvent } from "./events.ts";

interface OrderPoints {
  /** By what earned them: each late addition separately. */
  readonly pending: Readonly<Record<string, number>>;
  /** All that the order ever earned, forfeited points included. */
  readonly earned: number;
  readonly matured: number;
  readonly takenBack: ReadonlyMap<string, number>;
  readonly settled: boolean;
}

/** Points that were exchanged, and the credit that the account is granted for them. */
interface Redemption {
  readonly points: number;
  readonly cents: Cents;
}

/** The points of one account. `available` may fall below zero when a refund takes back what was spent. */
export interface Points {
  readonly available: number;
  readonly pending: number;
  readonly orders: ReadonlyMap<string, OrderPoints>;
  /** Exchanges of points for credit, by their ids. */
  readonly redemptions: ReadonlyMap<string, Redemption>;
  /** The account was closed: nothing is earned, lost or taken back any more. */
  readonly ended?: true;
}

export type PointsCommand =
  | {
      readonly type: "AddPending";
      readonly orderId: OrderId;
      readonly by: (typeof earnedBy)[number];
      readonly additionId?: string | undefined;
      readonly changeId?: string | undefined;
      /** Negative where a change of the order reduced its points. */
      readonly points: number;
      readonly at: Instant;
    }
  | { readonly type: "Mature"; readonly orderId: OrderId; readonly at: Instant }
  | { readonly type: "Forfeit"; readonly orderId: OrderId; readonly at: Instant }
  /** `refundedPpm` is the part of the order's food that was refunded, in parts per million. */
  | { readonly type: "TakeBack"; readonly orderId: OrderId; readonly refundId: string; readonly refundedPpm: number; readonly at: Instant }
  /** Exchanges available points for credit of a value in cents. */
  | (Redemption & { readonly type: "Redeem"; readonly redemptionId: string; readonly at: Instant })
  /** The account was closed. */
  | { readonly type: "EndPoints"; readonly at: Instant };

const nothing: OrderPoints = { pending: {}, earned: 0, matured: 0, takenBack: new Map(), settled: false };
interface Earner {
  readonly additionId?: string | undefined;
  readonly changeId?: string | undefined;
}
const earnerOf = ({ additionId, changeId }: Earner) => ({ ...(additionId ? { additionId } : {}), ...(changeId ? { changeId } : {}) });
const earner = ({ by, additionId, changeId }: Earner & { readonly by: string }): string => {
  const id = additionId ?? changeId;
  return id ? `${by}:${id}` : by;
};
/** The pending points: what was earned, less what a refund took back before the delivery. */
const pendingOf = (order: OrderPoints): number =>
  order.settled ? 0 : Object.values(order.pending).reduce((a, b) => a + b, 0) - totalOf(order.takenBack);
const totalOf = (values: ReadonlyMap<string, number>): number => [...values.values()].reduce((a, b) => a + b, 0);

/** True if an order has already earned its points for being unskipped: they are given once. */
export const hasUnskipPoints = ({ orders }: Points, orderId: OrderId): boolean => orders.get(orderId)?.pending.unskip !== undefined;

export const points: Decider<PointsCommand, PointsEvent, Points> = {
  initialState: { available: 0, pending: 0, orders: new Map(), redemptions: new Map() },
  decide(command, state): readonly PointsEvent[] | Refusal {
    if (command.type === "Redeem") return redeem(command, state);
    if (state.ended) return [];
    if (command.type === "EndPoints") return [{ type: "PointsEnded", data: { ...lost(state), endedAt: command.at } }];
    const order = state.orders.get(command.orderId) ?? nothing;
    const { orderId, at } = command;
    switch (command.type) {
      case "AddPending":
        if (
          command.points === 0 ||
          (command.points < 0 && command.by !== "change") ||
          order.settled ||
          order.pending[earner(command)] !== undefined
        )
          return [];
        return [{ type: "PointsPending", data: { orderId, by: command.by, ...earnerOf(command), points: command.points, earnedAt: at } }];
      case "Mature":
        if (order.settled || pendingOf(order) === 0) return [];
        return [{ type: "PointsMatured", data: { orderId, points: pendingOf(order), maturedAt: at } }];
      case "Forfeit":
        if (order.settled || pendingOf(order) === 0) return [];
        return [{ type: "PointsForfeited", data: { orderId, points: pendingOf(order), forfeitedAt: at } }];
      case "TakeBack": {
        const { refundId, refundedPpm } = command;
        if (order.takenBack.has(refundId)) return [];
        const share = Math.min(Math.round((order.earned * refundedPpm) / 1_000_000), order.earned - totalOf(order.takenBack));
        if (share <= 0) return [];
        const data = { orderId, refundId, points: share, takenBackAt: at };
        if (pendingOf(order) === 0 && order.matured === 0) return [];
        return [order.settled ? { type: "PointsTakenBack", data } : { type: "PendingPointsTakenBack", data }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    if (event.type === "PointsEnded") {
      const { available, pending } = event.data;
      return { ...state, available: state.available - available, pending: state.pending - pending, ended: true };
    }
    if (event.type === "PointsRedeemed") {
      const { redemptionId, points, cents } = event.data;
      const redemptions = new Map(state.redemptions).set(redemptionId, { points, cents });
      return { ...state, available: state.available - points, redemptions };
    }
    const order = state.orders.get(event.data.orderId) ?? nothing;
    const put = (next: OrderPoints, available: number, pending: number): Points => ({
      ...state,
      available: state.available + available,
      pending: state.pending + pending,
      orders: new Map(state.orders).set(event.data.orderId, next),
    });
    const { points: count } = event.data;
    switch (event.type) {
      case "PointsPending":
        return put({ ...order, earned: order.earned + count, pending: { ...order.pending, [earner(event.data)]: count } }, 0, count);
      case "PointsMatured":
        return put({ ...order, pending: {}, matured: count, settled: true }, count, -count);
      case "PointsForfeited":
        return put({ ...order, pending: {}, settled: true }, 0, -count);
      case "PendingPointsTakenBack":
        return put({ ...order, takenBack: new Map(order.takenBack).set(event.data.refundId, count) }, 0, -count);
      case "PointsTakenBack":
        return put({ ...order, takenBack: new Map(order.takenBack).set(event.data.refundId, count) }, -count, 0);
      default:
        return never(event);
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

/**
 * The points an account loses when it is closed; a negative balance, after a refund of spent points, is kept. Those that were spent are
 * the oldest orders'.
 */
function lost({ available, pending, orders, redemptions }: Points): Omit<Extract<PointsEvent, { type: "PointsEnded" }>["data"], "endedAt"> {
  let spent = [...redemptions.values()].reduce((total, redemption) => total + redemption.points, 0);
  const left = [...orders].flatMap(([id, order]) => {
    const kept = order.matured > 0 ? order.earned - totalOf(order.takenBack) : 0;
    const used = order.settled ? Math.min(kept, spent) : 0;
    spent -= used;
    const points = order.settled ? kept - used : pendingOf(order);
    return points > 0 ? [{ orderId: orderId(id), points }] : [];
  });
  return { available: Math.max(0, available), pending: Math.max(0, pending), orders: left };
}
