import { never } from "../kernel/errors.ts";
import type { OrderId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { earnedBy, PointsEvent } from "./events.ts";

export interface OrderPoints {
  /** By what earned them: each late addition separately. */
  readonly pending: Readonly<Record<string, number>>;
  /** All that the order ever earned, forfeited points included. */
  readonly earned: number;
  readonly matured: number;
  readonly takenBack: ReadonlyMap<string, number>;
  /** The points of the order that expired. */
  readonly expired: number;
  readonly settled: boolean;
}

/** The points of an account's orders, and the sums that they change. */
export interface PointsOfOrders {
  readonly available: number;
  readonly pending: number;
  readonly orders: ReadonlyMap<string, OrderPoints>;
}

export type OrderPointsCommand =
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
  | { readonly type: "TakeBack"; readonly orderId: OrderId; readonly refundId: string; readonly refundedPpm: number; readonly at: Instant };

/** The events about the points of one order. */
export type OrderPointsEvent = Extract<
  PointsEvent,
  { type: "PointsPending" | "PointsMatured" | "PointsForfeited" | "PendingPointsTakenBack" | "PointsTakenBack" }
>;

const nothing: OrderPoints = { pending: {}, earned: 0, matured: 0, takenBack: new Map(), expired: 0, settled: false };
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

/** The points of an order that were neither forfeited, taken back nor expired: those that wait for its delivery, or those that it brought. */
export const pointsLeft = (order: OrderPoints): number =>
  order.settled ? (order.matured > 0 ? order.earned - totalOf(order.takenBack) - order.expired : 0) : pendingOf(order);

export function decideOrderPoints(command: OrderPointsCommand, { orders }: PointsOfOrders): readonly OrderPointsEvent[] {
  const order = orders.get(command.orderId) ?? nothing;
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
      // Expired points are gone already.
      const kept = order.earned - order.expired;
      const share = Math.min(Math.round((kept * refundedPpm) / 1_000_000), kept - totalOf(order.takenBack));
      if (share <= 0) return [];
      const data = { orderId, refundId, points: share, takenBackAt: at };
      if (pendingOf(order) === 0 && order.matured === 0) return [];
      return [order.settled ? { type: "PointsTakenBack", data } : { type: "PendingPointsTakenBack", data }];
    }
    default:
      return never(command);
  }
}

export function evolveOrderPoints<State extends PointsOfOrders>(state: State, event: OrderPointsEvent): State {
  const order = state.orders.get(event.data.orderId) ?? nothing;
  const put = (next: OrderPoints, available: number, pending: number): State => ({
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
}
