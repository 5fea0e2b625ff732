import { never, type Refusal, refuse } from "../../kernel/errors.ts";
import type { OrderPrice } from "../../pricing/vocabulary.ts";
import type { OrderCommand } from "../commands.ts";
import type { OrderEvent } from "../events.ts";
import { isPriced } from "../standing.ts";
import { isWantedDuringPause, type Order } from "../state.ts";

type Existing = Exclude<Order, { status: "none" }>;
/** The commands from the lock on, except those for additions and refunds. */
type BillingCommand = Extract<
  OrderCommand,
  { type: "StartBilling" | "RecordBilled" | "RecordPaymentFailed" | "RecordOutForDelivery" | "RecordDelivered" | "RecordDeliveryFailed" }
>;
type Of<Type extends BillingCommand["type"]> = Extract<BillingCommand, { type: Type }>;
type Decision = readonly OrderEvent[] | Refusal;

/** From the lock on: charged, delivered. */
export function decideBilling(command: BillingCommand, state: Existing): Decision {
  switch (command.type) {
    case "StartBilling":
      return startBilling(command, state);
    case "RecordBilled":
      if (state.status !== "billing") return settled(state, command.attempt);
      if (state.attempts !== command.attempt) return refuse("another-attempt-is-under-way", { attempt: state.attempts });
      return [billed(state.price, command)];
    case "RecordPaymentFailed":
      return recordPaymentFailed(command, state);
    case "RecordDelivered":
      if (state.status === "delivered") return [];
      if (state.status !== "billed") return refuse("order-not-billed", { status: state.status });
      if (isOnEarlierJourney(command, state)) return [];
      return [{ type: "OrderDelivered", data: { deliveredAt: command.at } }];
    case "RecordDeliveryFailed":
      return recordDeliveryFailed(command, state);
    case "RecordOutForDelivery": {
      if (state.status !== "billed") return refuse("order-not-billed", { status: state.status });
      if (state.out) return [];
      const { expectedFrom, expectedUntil, at } = command;
      return [{ type: "OrderOutForDelivery", data: { expectedFrom, expectedUntil, outAt: at } }];
    }
    default:
      return never(command);
  }
}

/**
 * The charge guard: not skipped, locked, not billed, the subscription neither paused (unless the week was asked for) nor closed at the
 * cutoff. After a failed attempt it waits for the next attempt's time, since a wake-up may come twice. The event is appended at the
 * revision that this guard judged.
 */
function startBilling(command: Of<"StartBilling">, state: Existing): Decision {
  if (state.status === "billing") return [];
  if (state.status !== "locked") return refuse("order-not-due", { status: state.status });
  const { nextAttemptAt } = state;
  if (nextAttemptAt !== undefined && command.at < nextAttemptAt && !command.early) return refuse("order-not-due", { nextAttemptAt });
  const { subscriptionAtCutoff: subscription } = command;
  if (
    subscription === "closed" ||
    subscription === "none" ||
    (subscription === "paused" && !isWantedDuringPause(state, command.pausedSince))
  ) {
    return refuse("subscription-not-active-at-cutoff", { subscription });
  }
  return [
    { type: "OrderBillingStarted", data: { attempt: state.attempts + 1, chargeCents: state.price.chargeCents, startedAt: command.at } },
  ];
}

/** Accepts the known outcome of an attempt without a change; an outcome for any other order is refused. */
const settled = (state: Existing, attempt: number): Decision =>
  isPriced(state) && state.attempts >= attempt ? [] : refuse("no-billing-under-way", { status: state.status });

function billed(price: OrderPrice, { attempt, chargedCents, at }: Of<"RecordBilled">): OrderEvent {
  const { promotionalCents, purchasedCents, discountedFoodCents: foodCents, deliveryFeeCents } = price;
  const taxes = price.taxes.map(({ code, cents }) => ({ code, cents }));
  return {
    type: "OrderBilled",
    data: { attempt, chargedCents, promotionalCents, purchasedCents, foodCents, deliveryFeeCents, taxes, billedAt: at },
  };
}

function recordPaymentFailed(command: Of<"RecordPaymentFailed">, state: Existing): Decision {
  if (state.status !== "billing") return settled(state, command.attempt);
  if (state.attempts !== command.attempt) return refuse("another-attempt-is-under-way", { attempt: state.attempts });
  const { attempt, code, hard, nextAttemptAt, at } = command;
  const failed: OrderEvent = {
    type: "OrderPaymentFailed",
    data: { attempt, code, ...(hard ? { hard } : {}), failedAt: at, ...(nextAttemptAt ? { nextAttemptAt } : {}) },
  };
  return nextAttemptAt ? [failed] : [failed, { type: "OrderFailed", data: { kind: "payment", failedAt: at } }];
}

/** True for a report by a caller who does not know yet that the box goes out again. */
const isOnEarlierJourney = ({ retries }: { readonly retries?: number | undefined }, state: { readonly retries: number }): boolean =>
  retries !== undefined && retries < state.retries;

/** One free retry; a second failure ends the order. A repeated report is the same failure. */
function recordDeliveryFailed(command: Of<"RecordDeliveryFailed">, state: Existing): Decision {
  if (state.status !== "billed") return refuse("order-not-billed", { status: state.status });
  if (isOnEarlierJourney(command, state)) return [];
  const { code, at } = command;
  const retryAt = state.retries === 0 ? command.retryAt : undefined;
  const failed: OrderEvent = { type: "OrderDeliveryFailed", data: { code, failedAt: at, ...(retryAt ? { retryAt } : {}) } };
  return retryAt ? [failed] : [failed, { type: "OrderFailed", data: { kind: "delivery", failedAt: at } }];
}
