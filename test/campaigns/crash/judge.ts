import { slot } from "@tablee/domain/capacity/decider";
import { hasBox } from "@tablee/domain/kernel/testing/household";
import { checkCapacity, checkGateway, checkOrder, checkPoints } from "@tablee/domain/kernel/testing/rules";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { slotId, streamName } from "@tablee/domain/streams";
import { ToldLog } from "../model/told.ts";
import type { Product, Seeded } from "./product.ts";

export interface Verdict {
  /** Orders that did not come to the end that their card has them come to, or whose money, points or place went missing. */
  readonly lost: number;
  readonly doubleCharges: number;
  readonly doublePoints: number;
  readonly doubleDeliveries: number;
  readonly findings: readonly string[];
}

interface Charge {
  readonly key: string;
  readonly amountCents: number;
  readonly outcome: "captured" | "declined";
}

/** Compares what the gateway wrote down, which survived every kill, with what the log says of some orders. */
export async function judge({ opened }: Product, orders: readonly Seeded[]): Promise<Verdict> {
  const log = await ToldLog.read(opened.store);
  const { rows } = await opened.pool.query<Charge>(
    `SELECT key, amount_cents AS "amountCents", outcome FROM embedded_gateway.charge
     WHERE outcome <> 'void' AND split_part(key, ':', 1) = ANY($1)`,
    [orders.map(({ orderId }) => orderId)],
  );
  const judged = orders.map((order) =>
    judgeOne(
      log,
      order,
      rows.filter(({ key }) => key.startsWith(order.orderId)),
    ),
  );
  const count = (kind: keyof Faults) => judged.filter((faults) => faults[kind]).length;
  return {
    lost: count("lost"),
    doubleCharges: count("doubleCharge"),
    doublePoints: count("doublePoints"),
    doubleDeliveries: count("doubleDelivery"),
    findings: judged.flatMap((faults, i) =>
      Object.values(faults).some(Boolean) ? [`${JSON.stringify(faults)} ${tell(log, orders[i]!, rows)}`] : [],
    ),
  };
}

interface Faults {
  readonly lost: boolean;
  readonly doubleCharge: boolean;
  readonly doublePoints: boolean;
  readonly doubleDelivery: boolean;
  /** A rule of the model that does not hold. */
  readonly broken?: string;
}

function judgeOne(log: ToldLog, { orderId, accountId, pays }: Seeded, charges: readonly Charge[]): Faults {
  const ofOrder = log.of(streamName("order", orderId));
  const ofPayment = log.of(streamName("payment", orderId));
  const ofPoints = log.of(streamName("points", accountId)).filter((event) => (event.data as { orderId?: string }).orderId === orderId);
  const times = (events: readonly { type: string }[], type: string) => events.filter((event) => event.type === type).length;
  const order = log.state(orderDecider, streamName("order", orderId));
  const price = "price" in order ? order.price.chargeCents : 0;
  const captured = charges.filter(({ outcome }) => outcome === "captured");
  const taken = captured.reduce((total, { amountCents }) => total + amountCents, 0);
  const recorded =
    times(ofPayment, "PaymentCaptured") +
    ofPayment.filter((event) => event.type === "PaymentResolved" && (event.data as { outcome: string }).outcome === "captured").length;
  const paid =
    order.status === "delivered" &&
    taken === price &&
    recorded === 1 &&
    times(ofOrder, "OrderBilled") === 1 &&
    times(ofPoints, "PointsPending") === 1 &&
    times(ofPoints, "PointsMatured") === 1;
  const unpaid = order.status === "failed" && order.kind === "payment" && captured.length === 0 && ofPoints.length === 0;
  const place = order.status === "none" ? undefined : slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window);
  const places = place ? log.state(slot, streamName("slot", place)) : undefined;
  const placed = order.status !== "none" && places?.status === "open" && places.orders.has(orderId) === hasBox(order);
  const broken = ruleBroken(log, orderId, accountId, place, charges);
  return {
    lost: !(pays ? paid : unpaid) || !placed || broken !== undefined,
    doubleCharge: captured.length > 1 || taken > price || recorded > 1 || times(ofOrder, "OrderBilled") > 1,
    doublePoints: times(ofPoints, "PointsPending") > 1 || times(ofPoints, "PointsMatured") > 1,
    doubleDelivery: times(ofOrder, "OrderDelivered") > 1,
    ...(broken ? { broken } : {}),
  };
}

/** The rules of the model hold here too. */
function ruleBroken(log: ToldLog, orderId: string, accountId: string, place: string | undefined, charges: readonly Charge[]) {
  try {
    checkOrder(log, orderId);
    checkGateway(log, orderId, new Map(charges.map((charge) => [charge.key, charge])));
    checkPoints(log, streamName("points", accountId));
    if (place) checkCapacity(log, streamName("slot", place));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const tell = (log: ToldLog, { orderId }: Seeded, charges: readonly Charge[]): string =>
  [
    orderId,
    ...["order", "payment"].flatMap((category) => log.of(`${category}-${orderId}`).map(({ at, type }) => `  ${at} ${type}`)),
    ...charges.filter(({ key }) => key.startsWith(orderId)).map((charge) => `  gateway: ${JSON.stringify(charge)}`),
  ].join("\n");
