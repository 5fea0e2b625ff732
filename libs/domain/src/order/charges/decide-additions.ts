import { never, type Refusal, refuse } from "../../kernel/errors.ts";
import type { Instant } from "../../kernel/time.ts";
import { lineKey } from "../../pricing/lines.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import type { AdditionCommand } from "../commands.ts";
import type { OrderEvent } from "../events.ts";
import { isBillingClosed } from "../standing.ts";
import type { Addition, Order } from "../state.ts";
import { isChanging } from "./decide-change.ts";
import { isAdding, isRefundedWhole, linesInBox } from "./paid-additions.ts";

type Existing = Exclude<Order, { status: "none" }>;
type Billed = Extract<Order, { status: "billed" }>;
type Of<Type extends AdditionCommand["type"]> = Extract<AdditionCommand, { type: Type }>;
type Decision = readonly OrderEvent[] | Refusal;

/** After billing only additions are allowed, until their own cutoff: started, then paid or dropped. */
export function decideAdditions(command: AdditionCommand, state: Existing): Decision {
  if (command.type === "StartAddition") return start(command, state);
  const addition = isBillingClosed(state) ? state.additions[command.additionId] : undefined;
  if (!addition) return refuse("addition-not-found");
  const { additionId } = command;
  switch (command.type) {
    case "StartAdditionBilling": {
      if (addition.status === "billed" || addition.status === "billing") return [];
      if (addition.status === "dropped") return refuse("addition-dropped");
      const refusal = closed(state, command.receivedAt);
      if (refusal) return refusal;
      const { chargeCents } = addition.price;
      const data = { additionId, attempt: addition.attempts + 1, chargeCents, startedAt: command.receivedAt };
      return [{ type: "LateAdditionBillingStarted", data }];
    }
    case "RecordAdditionBilled": {
      if (addition.status === "billed") return [];
      if (addition.status !== "billing") return refuse("no-billing-under-way", { status: addition.status });
      const { lines, price } = addition;
      return [
        { type: "LateAdditionBilled", data: { additionId, attempt: command.attempt, lines: [...lines], price, billedAt: command.at } },
      ];
    }
    case "RecordAdditionPaymentFailed": {
      if (addition.status !== "billing" || addition.attempts !== command.attempt) return [];
      const { attempt, code, at } = command;
      return [{ type: "LateAdditionPaymentFailed", data: { additionId, attempt, code, failedAt: at } }];
    }
    case "DropAddition":
      if (addition.status === "dropped") return [];
      if (addition.status !== "open") return refuse("addition-under-way");
      return [drop(additionId, command.because, command.at)];
    default:
      return never(command);
  }
}

function start(command: Of<"StartAddition">, state: Existing): Decision {
  const { additionId, lines, price, heldUntil, receivedAt } = command;
  if (state.status !== "billed") return refuse("additions-closed", { status: state.status });
  if (state.additions[additionId]) return [];
  const refusal = closed(state, receivedAt);
  if (refusal) return refusal;
  if (lines.length === 0) return refuse("nothing-to-add");
  const others = Object.entries(state.additions);
  if (isAdding(state.additions)) return refuse("addition-under-way");
  if (isChanging(state)) return refuse("change-under-way");
  if (new Set(lines.map(lineKey)).size !== lines.length) return refuse("item-twice");
  const upgraded = lines.find((line) => line.upgrade && line.quantity > upgradable(state, line));
  if (upgraded) return refuse("item-not-on-order", { sku: upgraded.sku });
  return [
    ...others.filter(isOpen).map(([id]) => drop(id, "replaced", receivedAt)),
    { type: "LateAdditionStarted", data: { additionId, lines: [...lines], price, heldUntil, startedAt: receivedAt } },
  ];
}

/** The units of a recipe in the whole box without an option of the kinds that a line would add. */
function upgradable(state: Billed, { sku, options = [] }: OrderLine): number {
  const kinds = options.map(({ kind }) => kind);
  const paid = linesInBox(state).filter((line) => line.sku === sku && !line.pairedWith);
  const has = (line: OrderLine) => (line.options ?? []).some(({ kind }) => kinds.includes(kind));
  const units = (some: readonly OrderLine[]) => some.reduce((total, { quantity }) => total + quantity, 0);
  return units(paid.filter((line) => !line.upgrade)) - units(paid.filter(has));
}

const isOpen = ([, addition]: readonly [string, Addition]): boolean => addition.status === "open";

/**
 * Refuses by when the request was received: at the cutoff itself nothing is accepted. A box that has left or come back is packed, so it
 * refuses every request; so does one that was refunded whole, since it may not come.
 */
function closed(state: Existing, receivedAt: Instant): Refusal | undefined {
  if (state.status !== "billed") return refuse("additions-closed", { status: state.status });
  const { lateAdditionsUntil: cutoffAt } = (state satisfies Billed).calendar;
  if (isRefundedWhole(state)) return refuse("order-refunded");
  const packed = state.out !== undefined || state.retries > 0;
  return packed || receivedAt >= cutoffAt ? refuse("additions-past-cutoff", { receivedAt, cutoffAt, zone: state.slot.zone }) : undefined;
}

const drop = (
  additionId: string,
  because: Extract<OrderEvent, { type: "LateAdditionDropped" }>["data"]["because"],
  at: Instant,
): OrderEvent => ({ type: "LateAdditionDropped", data: { additionId, because, droppedAt: at } });
