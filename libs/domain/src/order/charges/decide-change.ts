import { never, type Refusal, refuse } from "../../kernel/errors.ts";
import type { Instant } from "../../kernel/time.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import type { ChangeCommand, OrderCommand } from "../commands.ts";
import { linesRefusal, sameLines } from "../edited-lines.ts";
import type { OrderEvent } from "../events.ts";
import type { Order } from "../state.ts";
import type { DroppedBecause } from "../vocabulary.ts";
import { isAdding, isPaidAddition } from "./paid-additions.ts";

type Existing = Exclude<Order, { status: "none" }>;
type Billed = Extract<Order, { status: "billed" }>;
type Decision = readonly OrderEvent[] | Refusal;

/**
 * The first order is charged at sign-up and can still be changed until its cutoff (DECISIONS: payment). What costs more is charged
 * first: the order stays as it was until that is paid.
 */
export function decideChange(command: ChangeCommand, state: Existing): Decision {
  const change = "changes" in state ? state.changes[command.changeId] : undefined;
  switch (command.type) {
    case "ChangeFirstOrder":
      return change ? [] : changeFirstOrder(command, state);
    case "RecordChangeBilled": {
      if (!change) return refuse("no-billing-under-way", { status: state.status });
      if (change.status !== "billing") return [];
      if (isPacked(state, command.at))
        return [{ type: "FirstOrderChangeFailed", data: { changeId: command.changeId, code: tooLate, failedAt: command.at } }];
      const { lines, price, difference } = change;
      const data = { changeId: command.changeId, lines: [...lines], price, difference, changedAt: command.at };
      return [{ type: "FirstOrderChanged", data }];
    }
    case "RecordChangeFailed":
      if (change?.status !== "billing") return [];
      return [{ type: "FirstOrderChangeFailed", data: { changeId: command.changeId, code: command.code, failedAt: command.at } }];
    default:
      return never(command);
  }
}

function changeFirstOrder(command: Extract<ChangeCommand, { type: "ChangeFirstOrder" }>, state: Existing): Decision {
  const { changeId, lines, price, difference, startedFrom, receivedAt } = command;
  if (state.status !== "billed") return refuse("order-not-editable", { status: state.status });
  const refusal = unchangeable(state, receivedAt);
  if (refusal) return refusal;
  if (startedFrom !== state.version) return refuse("order-changed-elsewhere", { startedFrom, version: state.version });
  const wrong = linesRefusal(lines) ?? withoutUpgraded(state, lines);
  if (wrong) return wrong;
  if (!price.minimumMet) return refuse("change-below-minimum", { foodCents: price.foodCents, minimumCents: price.minimumCents });
  if (sameLines(lines, state)) return [];
  const dropped = openDropped(state, "order-changed", receivedAt);
  const data = { changeId, lines: [...lines], price, difference };
  return difference.totalCents > 0
    ? [...dropped, { type: "FirstOrderChangeStarted", data: { ...data, startedAt: receivedAt } }]
    : [...dropped, { type: "FirstOrderChanged", data: { ...data, changedAt: receivedAt } }];
}

/** The reason for refunding a change whose charge succeeded after its box was packed. Stored in events. */
export const tooLate = "too-late";

/** True once the box's contents are final: additions close as it is packed. */
const isPacked = (state: Existing, at: Instant): boolean =>
  state.status !== "billed" || state.out !== undefined || state.retries > 0 || at >= state.calendar.lateAdditionsUntil;

/**
 * Refuses a change or skip of a paid order: only the first order allows it, until its cutoff, and while no other payment or refund of it is
 * in progress.
 */
export function unchangeable(state: Billed, receivedAt: Instant): Refusal | undefined {
  const { cutoffAt } = state.calendar;
  if (!state.firstOrder) return refuse("order-not-editable", { status: state.status });
  if (receivedAt >= cutoffAt) return refuse("order-past-cutoff", { receivedAt, cutoffAt, zone: state.slot.zone });
  if (state.out || state.retries > 0) return refuse("order-not-editable", { status: state.status });
  if (isChanging(state)) return refuse("change-under-way");
  if (isAdding(state.additions)) return refuse("addition-under-way");
  if (Object.values(state.refunds).length + Object.values(state.requests).length > 0) return refuse("order-refunded");
  return undefined;
}

/** True while a change of the order waits for its charge. */
export const isChanging = (state: Existing): boolean =>
  "changes" in state && Object.values(state.changes).some(({ status }) => status === "billing");

/** Refuses to remove a recipe, or to give it an option of its additions' kind, while paid additions hold options for it. */
function withoutUpgraded({ additions }: Billed, lines: readonly OrderLine[]): Refusal | undefined {
  const upgrades = Object.values(additions)
    .filter(isPaidAddition)
    .flatMap((addition) => addition.lines.filter(({ upgrade }) => upgrade));
  const units = (some: readonly OrderLine[], isMeant: (line: OrderLine) => boolean) =>
    some.reduce((total, line) => (isMeant(line) ? total + line.quantity : total), 0);
  const lost = upgrades.find(({ sku, options = [] }) => {
    const isSameKind = (line: OrderLine) => (line.options ?? []).some(({ kind }) => options.some((option) => option.kind === kind));
    const upgraded = units(upgrades, (line) => line.sku === sku && isSameKind(line));
    return units(lines, (line) => line.sku === sku && !line.pairedWith && !isSameKind(line)) < upgraded;
  });
  return lost && refuse("item-not-on-order", { sku: lost.sku });
}

/** Drops the additions that are not paid: they were priced beside the earlier lines. */
const openDropped = ({ additions }: Billed, because: DroppedBecause, at: Instant): OrderEvent[] =>
  Object.entries(additions).flatMap(([additionId, { status }]): OrderEvent[] =>
    status === "open" ? [{ type: "LateAdditionDropped", data: { additionId, because, droppedAt: at } }] : [],
  );

/** Refunds everything that was paid for the first order; its week gets no box. */
export function skipPaid(command: Extract<OrderCommand, { type: "SkipOrder" }>, state: Billed): Decision {
  const { because, returns = [], receivedAt } = command;
  const refusal = unchangeable(state, receivedAt);
  if (refusal) return refusal;
  const returned = returns.map(
    ({ lines, ...part }): OrderEvent => ({
      type: "OrderRefunded",
      data: { ...part, lines: lines.map((line) => ({ ...line })), reason: skippedReason, refundedAt: receivedAt },
    }),
  );
  return [
    ...openDropped(state, "order-skipped", receivedAt),
    ...returned,
    { type: "OrderSkipped", data: { ...(because ? { because } : {}), skippedAt: receivedAt } },
  ];
}

/** The reason for refunding a first order that was skipped. Stored in events. */
export const skippedReason = "first order skipped";
