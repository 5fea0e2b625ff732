import type { Decider } from "../kernel/decider.ts";
import { never, type Refusal } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import type { earnedBy, PointsEvent } from "./events.ts";

interface OrderPoints {
  readonly pending: Readonly<Partial<Record<(typeof earnedBy)[number], number>>>;
  readonly matured: number;
  readonly takenBack: ReadonlyMap<string, number>;
  readonly settled: boolean;
}

/** The points of one account. `available` may fall below zero when a refund takes back what was spent. */
export interface Points {
  readonly available: number;
  readonly pending: number;
  readonly orders: ReadonlyMap<string, OrderPoints>;
}

export type PointsCommand =
  | {
      readonly type: "AddPending";
      readonly orderId: string;
      readonly by: (typeof earnedBy)[number];
      readonly points: number;
      readonly at: Instant;
    }
  | { readonly type: "Mature"; readonly orderId: string; readonly at: Instant }
  | { readonly type: "Forfeit"; readonly orderId: string; readonly at: Instant }
  /** `refundedPpm` is the part of the order's food that was refunded, in parts per million. */
  | { readonly type: "TakeBack"; readonly orderId: string; readonly refundId: string; readonly refundedPpm: number; readonly at: Instant };

const nothing: OrderPoints = { pending: {}, matured: 0, takenBack: new Map(), settled: false };
const pendingOf = (order: OrderPoints): number => Object.values(order.pending).reduce((a, b) => a + b, 0);
const totalOf = (values: ReadonlyMap<string, number>): number => [...values.values()].reduce((a, b) => a + b, 0);

export const points: Decider<PointsCommand, PointsEvent, Points> = {
  initialState: { available: 0, pending: 0, orders: new Map() },
  decide(command, state): readonly PointsEvent[] | Refusal {
    const order = state.orders.get(command.orderId) ?? nothing;
    const { orderId, at } = command;
    switch (command.type) {
      case "AddPending":
        if (command.points <= 0 || order.settled || order.pending[command.by] !== undefined) return [];
        return [{ type: "PointsPending", data: { orderId, by: command.by, points: command.points, earnedAt: at } }];
      case "Mature":
        if (order.settled || pendingOf(order) === 0) return [];
        return [{ type: "PointsMatured", data: { orderId, points: pendingOf(order), maturedAt: at } }];
      case "Forfeit":
        if (order.settled || pendingOf(order) === 0) return [];
        return [{ type: "PointsForfeited", data: { orderId, points: pendingOf(order), forfeitedAt: at } }];
      case "TakeBack": {
        if (order.takenBack.has(command.refundId)) return [];
        const earned = order.matured + pendingOf(order);
        const share = Math.min(Math.round((earned * command.refundedPpm) / 1_000_000), earned - totalOf(order.takenBack));
        return share <= 0
          ? []
          : [{ type: "PointsTakenBack", data: { orderId, refundId: command.refundId, points: share, takenBackAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    const order = state.orders.get(event.data.orderId) ?? nothing;
    const put = (next: OrderPoints, available: number, pending: number): Points => ({
      available: state.available + available,
      pending: state.pending + pending,
      orders: new Map(state.orders).set(event.data.orderId, next),
    });
    const { points: count } = event.data;
    switch (event.type) {
      case "PointsPending":
        return put({ ...order, pending: { ...order.pending, [event.data.by]: count } }, 0, count);
      case "PointsMatured":
        return put({ ...order, pending: {}, matured: count, settled: true }, count, -count);
      case "PointsForfeited":
        return put({ ...order, pending: {}, settled: true }, 0, -count);
      case "PointsTakenBack":
        return put({ ...order, takenBack: new Map(order.takenBack).set(event.data.refundId, count) }, -count, 0);
      default:
        return never(event);
    }
  },
};
