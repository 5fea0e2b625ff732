import type { OrderCard } from "@tablee/contracts/schemas";
import { isPaymentFailed } from "@tablee/domain/order/standing";

type Standing = Pick<OrderCard, "status" | "failure">;

/** True if a charge failed and the box waits for a new attempt or another card. */
export const awaitsPayment = ({ status, failure }: Standing): boolean => status === "locked" && failure?.kind === "payment";

/** It was given up: no attempt to charge it went through. */
export const neverPaid = ({ status, failure }: Standing): boolean => isPaymentFailed({ status, kind: failure?.kind });
