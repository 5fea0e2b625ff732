import { type OrderPoints, pointsLeft } from "./order-points.ts";

/** Points for a completed stamp card, and those taken back since for boxes of it that were refunded, by order. */
export interface Award {
  readonly points: number;
  readonly takenBack: ReadonlyMap<string, number>;
  /** The points of the award that expired. */
  readonly expired: number;
}

interface Lots {
  /** By order, the oldest first. */
  readonly orders: ReadonlyMap<string, OrderPoints>;
  /** By award, the oldest first. */
  readonly awards: ReadonlyMap<string, Award>;
}

/** The points of each order and award that nothing has spent, in those two groups. */
interface Unspent {
  readonly orders: ReadonlyMap<string, number>;
  readonly awards: ReadonlyMap<string, number>;
}

export const sumOf = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);

/** The points of an award that were neither taken back nor expired. */
export const awardLeft = ({ points, takenBack, expired }: Award): number => points - sumOf(takenBack.values()) - expired;

/** Points have no lots of their own: those that were spent are the oldest orders', then the oldest awards' (decision 0031). */
export function unspentLots({ orders, awards }: Lots, spent: number): Unspent {
  let left = spent;
  const unspent = (points: number): number => {
    const used = Math.max(0, Math.min(points, left));
    left -= used;
    return points - used;
  };
  const ofOrders = new Map([...orders].flatMap(([id, order]) => (order.settled ? [[id, unspent(pointsLeft(order))]] : [])));
  const ofAwards = new Map([...awards].map(([id, award]) => [id, unspent(awardLeft(award))]));
  return { orders: ofOrders, awards: ofAwards };
}

/** The lots after all points that nothing has spent expired: a later refund of their boxes takes none of these back. */
export function lotsExpired({ orders, awards }: Lots, spent: number): Lots {
  const unspent = unspentLots({ orders, awards }, spent);
  const more = (points: number | undefined) => Math.max(0, points ?? 0);
  return {
    orders: new Map([...orders].map(([id, order]) => [id, { ...order, expired: order.expired + more(unspent.orders.get(id)) }])),
    awards: new Map([...awards].map(([id, award]) => [id, { ...award, expired: award.expired + more(unspent.awards.get(id)) }])),
  };
}
