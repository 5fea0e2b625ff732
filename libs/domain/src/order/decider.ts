import { type Refusal, refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import { linesWithout } from "../pricing/lines.ts";
import { isSamePlan } from "../subscription/picks.ts";
import { decideAdditions } from "./charges/decide-additions.ts";
import { decideBilling } from "./charges/decide-billing.ts";
import { decideChange, skipPaid } from "./charges/decide-change.ts";
import { decideRefund } from "./charges/decide-refund.ts";
import type { OrderCommand } from "./commands.ts";
import { isWholeBoxOf, linesRefusal, sameLines } from "./edited-lines.ts";
import { signUpSession, unskipSession } from "./editing-sessions.ts";
import type { OrderEvent } from "./events.ts";
import { evolveOrder } from "./evolve.ts";
import { isBoxless, isReturned } from "./standing.ts";
import { isWantedDuringPause, type Order, type OrderBase } from "./state.ts";

/**
 * The life of an order until its cutoff; what follows is in decide-billing.ts, decide-change.ts, decide-additions.ts and decide-refund.ts.
 */
export const order: Decider<OrderCommand, OrderEvent, Order> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "GenerateOrder") {
      if (state.status !== "none") return refuse("order-exists", { orderId: state.orderId });
      const { type: _, at, makeUntil, withoutRoom, chosen, ...generated } = command;
      if (at >= makeUntil) return refuse("order-too-late-to-make", { at, makeUntil, zone: generated.slot.zone });
      const made: OrderEvent = { type: "OrderGenerated", data: { ...generated, generatedAt: at } };
      if (chosen && !sameLines(chosen, generated))
        return [made, { type: "OrderEdited", data: { lines: [...chosen], editingSession: signUpSession, editedAt: at } }];
      return withoutRoom ? [made, { type: "OrderSkipped", data: { because: "no-place", skippedAt: at } }] : [made];
    }
    if (state.status === "none") return refuse("order-not-found");
    switch (command.type) {
      case "EditOrder":
        return edit(command, state);
      case "RemakeOrder":
        return remake(command, state);
      case "SkipOrder":
        return skip(command, state);
      case "UnskipOrder":
        return unskip(command, state);
      case "ExplainSkip":
        if (state.status !== "skipped") return refuse("order-not-skipped", { status: state.status });
        if (state.because === command.because) return [];
        return [{ type: "OrderSkipExplained", data: { because: command.because, explainedAt: command.at } }];
      case "LockOrder":
        return lock(command, state);
      case "ChangeDelivery":
        return changeDelivery(command, state);
      case "ChooseHandover":
        return chooseHandover(command, state);
      case "ChangeDiscounts":
        return changeDiscounts(command, state);
      case "ChangeFirstOrder":
      case "RecordChangeBilled":
      case "RecordChangeFailed":
        return decideChange(command, state);
      case "StartAddition":
      case "StartAdditionBilling":
      case "RecordAdditionBilled":
      case "RecordAdditionPaymentFailed":
      case "DropAddition":
        return decideAdditions(command, state);
      case "RefundOrder":
      case "ApproveRefund":
      case "DeclineRefund":
        return decideRefund(command, state);
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

/** Accepts new lines for an open box only, at the version that the customer saw. */
function linesChangeable(command: Of<"EditOrder" | "RemakeOrder">, state: Existing): Refusal | undefined {
  const refusal = changeable(state, command.receivedAt);
  if (refusal) return refusal;
  if (state.status === "skipped") return refuse("order-skipped");
  if (command.startedFrom !== state.version)
    return refuse("order-changed-elsewhere", { startedFrom: command.startedFrom, version: state.version });
  return linesRefusal(command.lines);
}

function edit(command: Of<"EditOrder">, state: Existing): Decision {
  const refusal = linesChangeable(command, state);
  if (refusal) return refusal;
  if (sameLines(command.lines, state)) return [];
  return [
    { type: "OrderEdited", data: { lines: [...command.lines], editingSession: command.editingSession, editedAt: command.receivedAt } },
  ];
}

/** Regenerates an open order; a first order is refused, since its price was shown and it is not made for another plan. */
function remake(command: Of<"RemakeOrder">, state: Existing): Decision {
  const refusal = linesChangeable(command, state);
  if (refusal) return refusal;
  if (state.firstOrder) return refuse("order-not-editable", { status: state.status });
  const { plan, lines, undo, receivedAt } = command;
  if (undo) {
    const { before } = state;
    if (!before || !isSamePlan(plan, before.plan) || !sameLines(lines, before))
      return refuse("order-changed-elsewhere", { startedFrom: command.startedFrom, version: state.version });
    return [{ type: "OrderRemade", data: { plan, lines: [...lines], undone: true, remadeAt: receivedAt } }];
  }
  if (!isWholeBoxOf(plan, lines)) return refuse("selection-invalid");
  if (isSamePlan(plan, state.plan) && sameLines(lines, state)) return [];
  return [{ type: "OrderRemade", data: { plan, lines: [...lines], remadeAt: receivedAt } }];
}

function skip(command: Of<"SkipOrder">, state: Existing): Decision {
  if (state.status === "skipped") return [];
  if (state.status === "billed" && command.returns) return skipPaid(command, state);
  const refusal = changeable(state, command.receivedAt);
  if (refusal) return refusal;
  const because = command.because === undefined ? {} : { because: command.because };
  const together = command.skippedTogether === undefined ? {} : { skippedTogether: command.skippedTogether };
  return [{ type: "OrderSkipped", data: { ...because, ...together, skippedAt: command.receivedAt } }];
}

function unskip(command: Of<"UnskipOrder">, state: Existing): Decision {
  if (state.status === "open") return [];
  const { soldOut = [], resumed, receivedAt } = command;
  const refusal = changeable(state, receivedAt);
  if (refusal) return refusal;
  if (isReturned(state)) return refuse("first-order-returned");
  const lines = linesWithout(state.lines, soldOut);
  const unskipped: OrderEvent = { type: "OrderUnskipped", data: { ...(resumed && { resumed }), unskippedAt: receivedAt } };
  if (lines.length === state.lines.length) return [unskipped];
  return [unskipped, { type: "OrderEdited", data: { lines, editingSession: unskipSession, editedAt: receivedAt } }];
}

function lock(command: Of<"LockOrder">, state: Existing): Decision {
  if (state.status !== "open") return [];
  if (!command.early && command.at < state.calendar.lockAt)
    return refuse("lock-too-early", { at: command.at, lockAt: state.calendar.lockAt });
  const { subscriptionAtCutoff: subscription, price, at } = command;
  const wanted = subscription === "active" || (subscription === "paused" && isWantedDuringPause(state, command.pausedSince));
  if (!wanted) return [{ type: "OrderSkipped", data: { because: subscription === "paused" ? "paused" : "closed", skippedAt: at } }];
  if (!price.minimumMet) {
    return [{ type: "OrderMinimumNotMet", data: { foodCents: price.foodCents, minimumCents: price.minimumCents, judgedAt: at } }];
  }
  return [{ type: "OrderLocked", data: { price, lockedAt: at } }];
}

/** Moves an order to a new day or window of the same week; the new cutoff must still be ahead as well. */
function changeDelivery(command: Of<"ChangeDelivery">, state: Existing): Decision {
  const refusal = changeable(state, command.receivedAt);
  if (refusal) return refusal;
  if (isReturned(state)) return refuse("first-order-returned");
  const { type: _, receivedAt, calendar, lines, removed, ...moved } = command;
  if (receivedAt >= calendar.cutoffAt)
    return refuse("order-past-cutoff", { receivedAt, cutoffAt: calendar.cutoffAt, zone: moved.slot.zone });
  if (sameSlot(moved.slot, state.slot)) return [];
  return [{ type: "OrderDeliveryChanged", data: { ...moved, calendar, lines: [...lines], removed: [...removed], changedAt: receivedAt } }];
}

const sameSlot = (one: OrderBase["slot"], other: OrderBase["slot"]): boolean =>
  one.areaId === other.areaId && one.depotId === other.depotId && one.weekday === other.weekday && one.window === other.window;

/** A handover can be chosen until the box leaves, while its driver can still be notified; a second try begins at the depot again. */
function chooseHandover({ handover, receivedAt }: Of<"ChooseHandover">, state: Existing): Decision {
  if (isBoxless(state.status)) return refuse("order-without-box", { status: state.status });
  if (state.status === "delivered" || (state.status === "billed" && state.out)) return refuse("box-already-out");
  if (handover === (state.handover ?? null)) return [];
  return [{ type: "OrderHandoverChosen", data: { handover, chosenAt: receivedAt } }];
}

function changeDiscounts({ grants, receivedAt }: Of<"ChangeDiscounts">, state: Existing): Decision {
  const refusal = changeable(state, receivedAt);
  if (refusal) return refusal;
  if (JSON.stringify(grants) === JSON.stringify(state.grants)) return [];
  return [{ type: "OrderDiscountsChanged", data: { grants: [...grants], changedAt: receivedAt } }];
}
