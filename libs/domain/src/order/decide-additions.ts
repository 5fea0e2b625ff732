import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import { lineKey, type OrderLine } from "../pricing/vocabulary.ts";
import type { AdditionCommand } from "./commands.ts";
import type { OrderEvent } from "./events.ts";
import { linesInBox, type Order, type Patch } from "./state.ts";

type Existing = Exclude<Order, { status: "none" }>;
type Billed = Extract<Order, { status: "billed" }>;
type Of<Type extends AdditionCommand["type"]> = Extract<AdditionCommand, { type: Type }>;
type Decision = readonly OrderEvent[] | Refusal;

/** After billing only additions are allowed, until their own cutoff: put together, paid, or come to nothing. */
export function decideAdditions(command: AdditionCommand, state: Existing): Decision {
  if (command.type === "StartLateAddition") return start(command, state);
  const patch = "patches" in state ? state.patches[command.patchId] : undefined;
  if (!patch) return refuse("late-addition-not-found");
  const { patchId } = command;
  switch (command.type) {
    case "StartLateAdditionBilling": {
      if (patch.status === "billed" || patch.status === "billing") return [];
      if (patch.status === "dropped") return refuse("late-addition-dropped");
      const refusal = closed(state, command.receivedAt);
      if (refusal) return refusal;
      const { chargeCents } = patch.price;
      const data = { patchId, attempt: patch.attempts + 1, chargeCents, startedAt: command.receivedAt };
      return [{ type: "LateAdditionBillingStarted", data }];
    }
    case "RecordLateAdditionBilled": {
      if (patch.status === "billed") return [];
      if (patch.status !== "billing") return refuse("no-billing-under-way", { status: patch.status });
      const { lines, price } = patch;
      return [{ type: "LateAdditionBilled", data: { patchId, attempt: command.attempt, lines: [...lines], price, billedAt: command.at } }];
    }
    case "RecordLateAdditionPaymentFailed": {
      if (patch.status !== "billing" || patch.attempts !== command.attempt) return [];
      const { attempt, code, at } = command;
      return [{ type: "LateAdditionPaymentFailed", data: { patchId, attempt, code, failedAt: at } }];
    }
    case "DropLateAddition":
      if (patch.status === "dropped") return [];
      if (patch.status !== "open") return refuse("late-addition-under-way");
      return [drop(patchId, command.because, command.at)];
    default:
      return never(command);
  }
}

function start(command: Of<"StartLateAddition">, state: Existing): Decision {
  const { patchId, lines, price, heldUntil, receivedAt } = command;
  if (state.status !== "billed") return refuse("late-additions-closed", { status: state.status });
  if (state.patches[patchId]) return [];
  const refusal = closed(state, receivedAt);
  if (refusal) return refusal;
  if (lines.length === 0) return refuse("nothing-to-add");
  const others = Object.entries(state.patches);
  if (others.some(([, patch]) => patch.status === "billing")) return refuse("late-addition-under-way");
  if (new Set(lines.map(lineKey)).size !== lines.length) return refuse("item-twice");
  const upgraded = lines.find((line) => line.upgrade && line.quantity > upgradable(state, line));
  if (upgraded) return refuse("item-not-on-order", { sku: upgraded.sku });
  return [
    ...others.filter(isOpen).map(([id]) => drop(id, "replaced", receivedAt)),
    { type: "LateAdditionStarted", data: { patchId, lines: [...lines], price, heldUntil, startedAt: receivedAt } },
  ];
}

/** Units of a recipe in the whole box that have no option of the kinds that a line would add. */
function upgradable(state: Billed, { sku, options = [] }: OrderLine): number {
  const kinds = options.map(({ kind }) => kind);
  const paid = linesInBox(state).filter((line) => line.sku === sku && !line.pairedWith);
  const has = (line: OrderLine) => (line.options ?? []).some(({ kind }) => kinds.includes(kind));
  const units = (some: readonly OrderLine[]) => some.reduce((total, { quantity }) => total + quantity, 0);
  return units(paid.filter((line) => !line.upgrade)) - units(paid.filter(has));
}

const isOpen = ([, patch]: readonly [string, Patch]): boolean => patch.status === "open";

/**
 * Judged by when the request was received; nothing is accepted at the cutoff itself. A box that has left, or came back, is packed
 * whenever the request was received.
 */
function closed(state: Existing, receivedAt: Instant): Refusal | undefined {
  if (state.status !== "billed") return refuse("late-additions-closed", { status: state.status });
  const { lateAdditionsUntil: cutoffAt } = (state satisfies Billed).calendar;
  const packed = state.out !== undefined || state.retries > 0;
  return packed || receivedAt >= cutoffAt
    ? refuse("late-additions-past-cutoff", { receivedAt, cutoffAt, zone: state.slot.zone })
    : undefined;
}

const drop = (
  patchId: string,
  because: Extract<OrderEvent, { type: "LateAdditionDropped" }>["data"]["because"],
  at: Instant,
): OrderEvent => ({ type: "LateAdditionDropped", data: { patchId, because, droppedAt: at } });
