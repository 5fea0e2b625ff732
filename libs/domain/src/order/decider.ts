import type { Decider } from "../kernel/decider.ts";
import { type Refusal, refuse } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import { decideBilling } from "./decide-billing.ts";
import type { OrderEvent } from "./events.ts";
import { evolveOrder } from "./evolve.ts";
import { keptInPause, type Order, type OrderBase, type OrderCommand } from "./state.ts";

/** The life of an order until its cutoff; what follows is decide-billing.ts. */
export const order: Decider<OrderCommand, OrderEvent, Order> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "GenerateOrder") {
      if (state.status !== "none") return refuse("order-exists", { orderId: state.orderId });
      const { type: _, at, ...generated } = command;
      return [{ type: "OrderGenerated", data: { ...generated, generatedAt: at } }];
    }
    if (state.status === "none") return refuse("order-not-found");
    switch (command.type) {
      case "EditOrder":
        return edit(command, state);
      case "SkipOrder":
        return skip(command, state);
      case "UnskipOrder":
        return unskip(command, state);
      case "LockOrder":
        return lock(command, state);
      default:
        return decideBilling(command, state);
    }
  },
  evolve: evolveOrder,
};

type Existing = Exclude<Order, { status: "none" }>;
type Of<Type extends OrderCommand["type"]> = Extract<OrderCommand, { type: Type }>;
type Decision = readonly OrderEvent[] | Refusal;

/** An order can be changed until its cutoff, judged by when the request was received; nothing is accepted at the cutoff itself. */
function changeable(state: Existing, receivedAt: Instant): Refusal | undefined {
  if (receivedAt >= state.calendar.cutoffAt) {
    return refuse("order-past-cutoff", { receivedAt, cutoffAt: state.calendar.cutoffAt, zone: state.slot.zone });
  }
  if (state.status !== "open" && state.status !== "skipped") return refuse("order-not-editable", { status: state.status });
  return undefined;
}

function edit(command: Of<"EditOrder">, state: Existing): Decision {
  const refusal = changeable(state, command.receivedAt);
  if (refusal) return refusal;
  if (state.status === "skipped") return refuse("order-skipped");
  if (command.startedFrom !== state.version)
    return refuse("order-changed-elsewhere", { startedFrom: command.startedFrom, version: state.version });
  if (new Set(command.lines.map((line) => line.sku)).size !== command.lines.length) return refuse("item-twice");
  if (sameLines(command.lines, state)) return [];
  return [
    { type: "OrderEdited", data: { lines: [...command.lines], editingSession: command.editingSession, editedAt: command.receivedAt } },
  ];
}

const sameLines = (lines: Of<"EditOrder">["lines"], state: OrderBase): boolean =>
  lines.length === state.lines.length &&
  lines.every((line) => state.lines.some((held) => held.sku === line.sku && held.quantity === line.quantity));

function skip(command: Of<"SkipOrder">, state: Existing): Decision {
  if (state.status === "skipped") return [];
  const refusal = changeable(state, command.receivedAt);
  if (refusal) return refusal;
  const because = command.because === undefined ? {} : { because: command.because };
  return [{ type: "OrderSkipped", data: { ...because, skippedAt: command.receivedAt } }];
}

function unskip(command: Of<"UnskipOrder">, state: Existing): Decision {
  if (state.status === "open") return [];
  const refusal = changeable(state, command.receivedAt);
  return refusal ?? [{ type: "OrderUnskipped", data: { unskippedAt: command.receivedAt } }];
}

function lock(command: Of<"LockOrder">, state: Existing): Decision {
  if (state.status !== "open") return [];
  if (!command.early && command.at < state.calendar.lockAt)
    return refuse("lock-too-early", { at: command.at, lockAt: state.calendar.lockAt });
  const { subscriptionAtCutoff: subscription, price, at } = command;
  const wanted = subscription === "active" || (subscription === "paused" && keptInPause(state, command.pausedSince));
  if (!wanted) return [{ type: "OrderSkipped", data: { because: subscription === "paused" ? "paused" : "closed", skippedAt: at } }];
  if (!price.minimumMet) {
    return [{ type: "OrderMinimumNotMet", data: { foodCents: price.foodCents, minimumCents: price.minimumCents, judgedAt: at } }];
  }
  return [{ type: "OrderLocked", data: { price, lockedAt: at } }];
}
