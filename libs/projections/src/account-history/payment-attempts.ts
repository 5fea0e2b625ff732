import { type Attempt, type Payment, payment } from "@tablee/domain/payment/decider";
import type { PaymentEvent } from "@tablee/domain/payment/events";
import type { StoredEvent } from "@tablee/event-store/events";

/** The attempts in a payment's events, with their outcomes. */
export const paymentAttempts = (events: readonly StoredEvent[]): readonly Attempt[] =>
  events.reduce<Payment>((state, event) => payment.evolve(state, event as unknown as PaymentEvent), payment.initialState).attempts;
