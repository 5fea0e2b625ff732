import type { OrderId } from "@tablee/domain/kernel/ids";
import { payment } from "@tablee/domain/payment/decider";
import { streamName } from "@tablee/domain/streams";
import type { Pool } from "@tablee/platform/postgres";
import { type GatewayCharge, type GatewayRefund, gatewayCharges, gatewayRefunds } from "../../stage/gateway-view.ts";
import type { StoredLogView } from "../model/log-view.ts";

export interface Charge extends GatewayCharge {
  /** The order of the charge; undefined for a charge without an attempt in the log. */
  readonly orderId: OrderId | undefined;
}

export interface Refund extends GatewayRefund {
  readonly orderId: OrderId | undefined;
}

/** The books that gateway, carrier and routing service keep. */
export interface Books {
  readonly charges: readonly Charge[];
  readonly refunds: readonly Refund[];
  /** By their ids: how often each message was handed over. */
  readonly messages: ReadonlyMap<string, number>;
  /** By order: whether its box is on a route; false if it was removed. */
  readonly stops: ReadonlyMap<string, boolean>;
}

/** The books of orders, each charge and refund with the order that the log's attempts say it is for. A charge without an attempt has none. */
export async function readBooks(pool: Pool, log: StoredLogView): Promise<Books> {
  const { orders, withoutOrder } = attemptsIn(log);
  const withOrder = <Row extends { readonly reference: string }>(row: Row) => ({ ...row, orderId: orders.get(row.reference) });
  const charges = (await gatewayCharges(pool)).filter(({ reference }) => !withoutOrder.has(reference));
  const refunds = await gatewayRefunds(pool);
  const { rows } = await pool.query<{ id: string; times: number }>(
    "SELECT message_id AS id, handed_over AS times FROM embedded_outbox.message",
  );
  const { rows: stops } = await pool.query<{ id: string; planned: boolean }>(
    "SELECT stop_id AS id, stop IS NOT NULL AS planned FROM embedded_routing.stop",
  );
  return {
    charges: charges.map(withOrder),
    refunds: refunds.map(withOrder),
    messages: new Map(rows.map(({ id, times }) => [id, times])),
    stops: new Map(stops.map(({ id, planned }) => [id, planned])),
  };
}

/** The orders that charges are for, by the references of their attempts, and the references of attempts that are for no order. */
function attemptsIn(log: StoredLogView) {
  const orders = new Map<string, OrderId>();
  const withoutOrder = new Set<string>();
  for (const id of log.ids("payment")) {
    const { purpose, attempts } = log.state(payment, streamName("payment", id));
    for (const { reference } of purpose ? attempts : [])
      if ("orderId" in purpose!) orders.set(reference, purpose.orderId);
      else withoutOrder.add(reference);
  }
  return { orders, withoutOrder };
}
