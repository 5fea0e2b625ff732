import type { MethodChanged } from "@tablee/contracts/schemas";
import type { Order } from "@tablee/domain/order/state";

export type Outcome = MethodChanged["charges"][number]["outcome"];

interface Attempt {
  readonly methodToken: string;
  readonly outcome: string;
}

/** The outcome of an unpaid order since the payment method was changed, as far as known. `made` are the attempts of its payment. */
export function outcomeOfCharge(
  before: { readonly attempts: number },
  order: Order,
  made: readonly Attempt[],
  methodToken: string,
): Outcome {
  if (order.status === "billed" || order.status === "delivered") {
    const paying = made.findLast(({ outcome }) => outcome === "captured");
    return paying && paying.methodToken !== methodToken ? "paid-before" : "paid";
  }
  if (order.status !== "locked" && order.status !== "failed") return "unknown";
  // A method declined for good earlier is refused without a new attempt, so its attempt need not be the last one.
  const isTried = order.attempts > before.attempts && made.some((attempt) => attempt.methodToken === methodToken);
  return isTried ? "declined" : order.status === "failed" ? "not-tried" : "unknown";
}
