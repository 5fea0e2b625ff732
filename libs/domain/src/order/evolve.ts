import { never } from "../kernel/errors.ts";
import type { OrderEvent } from "./events.ts";
import type { Charge, Order, OrderBase } from "./state.ts";
import type { SkippedBecause } from "./vocabulary.ts";

/** The order after an event. An event that cannot follow its state leaves it as it is: streams are written by the decider alone. */
export function evolveOrder(state: Order, event: OrderEvent): Order {
  if (event.type === "OrderGenerated") {
    const { inputs: _i, zoneTableVersion: _z, generatedAt: _g, skipped, ...base } = event.data;
    return skipped ? { ...base, status: "skipped", because: "paused", version: 0 } : { ...base, status: "open", version: 0 };
  }
  if (state.status === "none") return state;
  switch (event.type) {
    case "OrderEdited":
      return { ...baseOf(state), status: "open", lines: event.data.lines, version: state.version + 1 };
    case "OrderSkipped":
      return { ...baseOf(state), status: "skipped", version: state.version + 1, ...because(event.data) };
    case "OrderUnskipped":
      return { ...baseOf(state), status: "open", version: state.version + 1, keptAt: event.data.unskippedAt };
    case "OrderMinimumNotMet":
      return { ...baseOf(state), status: "minimum-not-met" };
    case "OrderLocked":
      return { ...baseOf(state), status: "locked", price: event.data.price, lockedAt: event.data.lockedAt, attempts: 0 };
    default:
      return "price" in state ? evolveCharged(state, event) : state;
  }
}

type Charged = Extract<Order, Charge>;
type LaterEvent = Exclude<
  OrderEvent,
  { type: "OrderGenerated" | "OrderEdited" | "OrderSkipped" | "OrderUnskipped" | "OrderMinimumNotMet" | "OrderLocked" }
>;

function evolveCharged(state: Charged, event: LaterEvent): Order {
  const kept = { ...baseOf(state), ...chargeOf(state) };
  const refundedCents = "refundedCents" in state ? state.refundedCents : 0;
  switch (event.type) {
    case "OrderBillingStarted":
      return { ...kept, status: "billing", attempts: event.data.attempt, firstAttemptAt: state.firstAttemptAt ?? event.data.startedAt };
    case "OrderBilled":
      return { ...kept, status: "billed", refundedCents, retries: 0 };
    case "OrderPaymentFailed":
      return { ...kept, status: "locked", ...(event.data.nextAttemptAt ? { nextAttemptAt: event.data.nextAttemptAt } : {}) };
    case "OrderFailed":
      return { ...kept, status: "failed", kind: event.data.kind, refundedCents };
    case "OrderDelivered":
      return { ...kept, status: "delivered", refundedCents, deliveredAt: event.data.deliveredAt };
    case "OrderDeliveryFailed":
      return state.status === "billed" ? { ...state, retries: state.retries + 1 } : state;
    case "OrderRefunded":
      return "refundedCents" in state ? { ...state, refundedCents: refundedCents + event.data.refundedCents } : state;
    default:
      return never(event);
  }
}

const baseOf = (state: Exclude<Order, { status: "none" }>): OrderBase => {
  const { orderId, subscriptionId, accountId, region, week, plan, slot, calendar, lines, firstOrder, grants, version, keptAt } = state;
  return {
    orderId,
    subscriptionId,
    accountId,
    region,
    week,
    plan,
    slot,
    calendar,
    lines,
    firstOrder,
    grants,
    version,
    ...(keptAt ? { keptAt } : {}),
  };
};

const because = ({ because }: { readonly because?: SkippedBecause | undefined }) => (because ? { because } : {});

const chargeOf = ({ price, lockedAt, attempts, firstAttemptAt }: Charge): Charge => ({
  price,
  lockedAt,
  attempts,
  ...(firstAttemptAt ? { firstAttemptAt } : {}),
});
