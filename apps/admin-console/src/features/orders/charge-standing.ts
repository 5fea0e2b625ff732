import { isBoxless } from "@tablee/domain/order/standing";
import type { DeskOrder } from "./requests.ts";

type Order = DeskOrder["order"];
type Addition = Order["additions"][number];

/** The state of the charge of an order or of an addition. `estimated`: its price may still change. */
export type ChargeStanding = "charged" | "underWay" | "ahead" | "estimated" | "never";

/** An order is charged once it has a receipt, which only a payment issues: its status alone does not tell. */
export function chargeOfOrder({ status }: Pick<Order, "status">, receipt: object | null): ChargeStanding {
  if (receipt) return "charged";
  if (status === "billing") return "underWay";
  if (status === "open") return "estimated";
  return isBoxless(status) ? "never" : "ahead";
}

/** The charge of a late addition. */
export const chargeOfAddition = ({ status }: Pick<Addition, "status">): ChargeStanding => additionCharges[status];

const additionCharges: Readonly<Record<Addition["status"], ChargeStanding>> = {
  open: "ahead",
  billing: "underWay",
  billed: "charged",
  dropped: "never",
};

/** When an order is charged next, and by the method on file; undefined when nothing is charged unless its customer acts. */
export function nextCharge(order: Pick<Order, "status" | "belowMinimum" | "failure" | "nextAttemptAt" | "chargedAt">) {
  const standing = chargeOfOrder(order, null);
  const waitsForCustomer = order.belowMinimum || order.failure?.hard === true;
  if (waitsForCustomer || (standing !== "ahead" && standing !== "estimated")) return undefined;
  return order.nextAttemptAt ?? order.chargedAt;
}
