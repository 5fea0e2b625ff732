import { recurringSession, signUpSession, soldOutSession, unskipSession } from "@tablee/domain/order/editing-sessions";

type Turn = "OrderSkipped" | "OrderUnskipped";

/** A command to an order by its one customer, as the events that it leaves, and what the customer knows of its end. */
export interface Asked {
  readonly step: Turn | "OrderEdited";
  /** The editing session of an edit, which its event names. */
  readonly session?: string;
  readonly outcome: "acknowledged" | "refused" | "unanswered";
}

export interface Difference {
  readonly kind: "lost" | "doubled" | "beyond";
  readonly what: string;
}

interface Stored {
  readonly type: string;
  readonly data: unknown;
}

/**
 * Compares the commands to one order with its events. What was acknowledged is there, once; what was refused is not; what was left
 * unanswered is there once or not. Skips and bring-backs take turns: the customer repeats one until it is acknowledged.
 */
export function compare(asked: readonly Asked[], events: readonly Stored[]): Difference[] {
  const turns = asked.filter(({ step }) => step !== "OrderEdited");
  const storedTurns = events.flatMap(({ type }) => (isTurn(type) ? [type] : []));
  return [
    ...compareTurns(turns, storedTurns),
    ...compareEdits(
      asked.filter(({ step }) => step === "OrderEdited"),
      events.flatMap((event) => sessionOf(event) ?? []).filter((session) => !ofTheProduct.has(session)),
    ),
  ];
}

/** The sessions of edits that no customer asks for, such as that of a bring-back whose dishes were sold out. */
const ofTheProduct: ReadonlySet<string> = new Set([recurringSession, signUpSession, soldOutSession, unskipSession]);

const sessionOf = ({ type, data }: Stored): string | undefined =>
  type === "OrderEdited" ? (data as { editingSession: string }).editingSession : undefined;

const isTurn = (type: string): type is Turn => type === "OrderSkipped" || type === "OrderUnskipped";

function compareTurns(asked: readonly Asked[], stored: readonly Turn[]): Difference[] {
  const doubled = stored.filter((step, at) => step === stored[at - 1]);
  const last = asked.slice(asked.findLastIndex(({ outcome }) => outcome === "acknowledged") + 1);
  const counts = (["OrderSkipped", "OrderUnskipped"] as const).flatMap((step) => {
    const acknowledged = asked.filter((one) => one.step === step && one.outcome === "acknowledged").length;
    // Earlier unanswered ones are what a later one acknowledged, or were repeated by it.
    const open = last.some((one) => one.step === step && one.outcome === "unanswered") ? 1 : 0;
    const found = stored.filter((one) => one === step).length;
    const once = found - doubled.filter((one) => one === step).length;
    return [...times(acknowledged - found, "lost", step), ...times(once - acknowledged - open, "beyond", step)];
  });
  return [...counts, ...doubled.flatMap((step) => times(1, "doubled", step))];
}

function compareEdits(asked: readonly Asked[], stored: readonly string[]): Difference[] {
  const outcomes = new Map(asked.map(({ session, outcome }) => [session, outcome]));
  const counts = Map.groupBy(stored, (session) => session);
  const missing = asked.filter(({ session, outcome }) => outcome === "acknowledged" && !counts.has(session!));
  return [
    ...missing.flatMap(({ session }) => times(1, "lost", `edit ${session}`)),
    ...[...counts].flatMap(([session, { length }]) => {
      const outcome = outcomes.get(session);
      const isWanted = outcome !== undefined && outcome !== "refused";
      return [
        ...times(isWanted ? length - 1 : 0, "doubled", `edit ${session}`),
        ...times(isWanted ? 0 : length, "beyond", `edit ${session}`),
      ];
    }),
  ];
}

const times = (count: number, kind: Difference["kind"], what: string): Difference[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ kind, what }));
