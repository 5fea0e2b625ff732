import { type Instant, msBetween } from "../kernel/time.ts";
import { evolveCharged } from "./charges/evolve-charged.ts";
import type { OrderEvent } from "./events.ts";
import { missingAfterEdit, missingAfterLoss, missingWhenMade } from "./missing.ts";
import { recurringAfter } from "./recurring.ts";
import { isBillingClosed, isPriced } from "./standing.ts";
import type { Charge, ExistingOrder, Order, OrderBase } from "./state.ts";
import type { SkippedBecause } from "./vocabulary.ts";

/** The order after an event. An event that cannot follow its state leaves it unchanged: only the decider writes streams. */
export function evolveOrder(state: Order, event: OrderEvent): Order {
  if (event.type === "OrderGenerated") {
    const { inputs: _i, zoneTableVersion: _z, generatedAt: skippedSince, skipped, ...data } = event.data;
    const base = { ...data, ...missingWhenMade(data) };
    return skipped ? { ...base, status: "skipped", because: "paused", skippedSince, version: 0 } : { ...base, status: "open", version: 0 };
  }
  if (state.status === "none") return state;
  switch (event.type) {
    case "OrderEdited": {
      const { lines, editingSession } = event.data;
      const { recurring: _, missing: __, ...base } = baseOf(state);
      const derived = { ...missingAfterEdit(state, lines, editingSession), ...recurringAfter(state, lines, editingSession) };
      return { ...base, status: "open", lines, ...derived, version: state.version + 1 };
    }
    case "OrderRemade":
      return remade(state, event.data);
    case "OrderSkipped": {
      const { skippedAt, skippedTogether } = event.data;
      const together = skippedTogether ? { skippedTogether } : {};
      const returned = isBillingClosed(state) ? { returned: state } : {};
      return {
        ...baseOf(state),
        status: "skipped",
        skippedAt,
        skippedSince: skippedAt,
        version: state.version + 1,
        ...because(event.data),
        ...together,
        ...returned,
      };
    }
    case "OrderSkipExplained":
      return state.status === "skipped" ? { ...state, because: event.data.because } : state;
    case "OrderUnskipped":
      return {
        ...baseOf(state),
        status: "open",
        version: state.version + 1,
        ...(event.data.resumed ? {} : askedFor(state, event.data.unskippedAt)),
      };
    case "OrderMinimumNotMet":
      return { ...baseOf(state), status: "minimum-not-met" };
    case "OrderDeliveryChanged": {
      const { region, slot, calendar, lines } = event.data;
      const { recurring: _, missing: __, before: ___, handover, ...base } = state;
      // A handover does not carry over to a different area: it has different neighbours.
      const kept = handover && slot.areaId === state.slot.areaId ? { handover } : {};
      const derived = { ...missingAfterLoss(state, lines), ...recurringAfter(state, lines) };
      return { ...base, ...kept, region, slot, calendar, lines, ...derived, version: state.version + 1 };
    }
    case "OrderHandoverChosen": {
      const { handover: _, ...base } = state;
      return event.data.handover ? { ...base, handover: event.data.handover } : base;
    }
    case "OrderDiscountsChanged":
      return { ...state, grants: event.data.grants, version: state.version + 1 };
    case "OrderLocked":
      return { ...baseOf(state), status: "locked", price: event.data.price, lockedAt: event.data.lockedAt, attempts: 0 };
    default:
      return isPriced(state) ? evolveCharged({ ...baseOf(state), ...chargeOf(state) }, state, event) : state;
  }
}

/** The facts of a week that was asked for explicitly: when, and the longest time for which it had been skipped. */
function askedFor(state: ExistingOrder, keptAt: Instant): Pick<OrderBase, "keptAt" | "skippedMs"> {
  const ms = state.status === "skipped" ? msBetween(state.skippedSince, keptAt) : 0;
  return { keptAt, skippedMs: Math.max(ms, state.skippedMs ?? 0) };
}

/** An undone regeneration brings back the box before it, with what that lacked. */
function remade(state: ExistingOrder, { plan, lines, undone }: Extract<OrderEvent, { type: "OrderRemade" }>["data"]): Order {
  const { recurring: _, missing, ...base } = baseOf(state);
  const lack = undone ? state.before : { missing: missingWhenMade({ plan, lines }).missing };
  return {
    ...base,
    status: "open",
    plan,
    lines,
    ...(lack?.missing ? { missing: lack.missing } : {}),
    ...(undone ? {} : { before: { plan: state.plan, lines: state.lines, ...(missing ? { missing } : {}) } }),
    ...recurringAfter(state, lines),
    version: state.version + 1,
  };
}

const baseOf = (state: Exclude<Order, { status: "none" }>): OrderBase => {
  const { orderId, subscriptionId, accountId, region, week, plan, slot, calendar, lines, firstOrder, grants, version } = state;
  const { missing, keptAt, skippedAt, skippedMs, recurring, handover } = state;
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
    ...(missing ? { missing } : {}),
    ...(keptAt ? { keptAt } : {}),
    ...(skippedAt ? { skippedAt } : {}),
    ...(skippedMs ? { skippedMs } : {}),
    ...(recurring ? { recurring } : {}),
    ...(handover ? { handover } : {}),
  };
};

const because = ({ because }: { readonly because?: SkippedBecause | undefined }) => (because ? { because } : {});

const chargeOf = ({ price, lockedAt, attempts, firstAttemptAt, unpaid }: Charge): Charge => ({
  price,
  lockedAt,
  attempts,
  ...(firstAttemptAt ? { firstAttemptAt } : {}),
  ...(unpaid ? { unpaid } : {}),
});
