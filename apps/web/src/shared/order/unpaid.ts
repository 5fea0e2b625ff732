import type { OrderCard } from "@tablee/contracts/schemas";
import { isPaymentFailed } from "@tablee/domain/order/standing";

type Standing = Pick<OrderCard, "status" | "failure">;

/** It was charged in vain, and waits for another attempt or another card. */
export const awaitsPayment = ({ status, failure }: Standing): boolean => status === "locked" && failure?.kind === "payment";

/** It was given up: no attempt to charge it went through. */
export const neverPaid = ({ status, failure }: Standing): boolean => isPaymentFailed({ status, kind: failure?.kind });
