import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import { type Cents, cents, sum } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { PaymentEvent } from "./events.ts";
import type { AttemptOutcome, FinalOutcome, PaymentProvider, PaymentPurpose, ReportedOutcome } from "./vocabulary.ts";

export interface Attempt {
  readonly attempt: number;
  readonly amountCents: Cents;
  readonly provider: PaymentProvider;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly methodToken: string;
  readonly attemptedAt: Instant;
  readonly outcome: AttemptOutcome;
  /** The reported outcomes that contradict the known one. */
  readonly contradictedBy?: readonly ReportedOutcome[];
  readonly code?: string;
  readonly hard?: boolean;
}

/** All attempts to pay for one purpose. */
export interface Payment {
  /** Undefined until the first attempt. */
  readonly purpose?: PaymentPurpose;
  readonly attempts: readonly Attempt[];
  readonly refunds: ReadonlyMap<string, Cents>;
}

export type PaymentCommand =
  | {
      readonly type: "AttemptPayment";
      readonly purpose: PaymentPurpose;
      readonly attempt: number;
      readonly amountCents: Cents;
      readonly provider: PaymentProvider;
      /** The provider's reference for a prepared payment: no money moves before this is recorded. */
      readonly reference: string;
      readonly methodToken: string;
      readonly at: Instant;
    }
  | { readonly type: "RecordCaptured"; readonly attempt: number; readonly at: Instant }
  | { readonly type: "RecordDeclined"; readonly attempt: number; readonly code: string; readonly hard: boolean; readonly at: Instant }
  | { readonly type: "RecordUnknown"; readonly attempt: number; readonly why: string; readonly at: Instant }
  | {
      readonly type: "Resolve";
      readonly attempt: number;
      readonly outcome: FinalOutcome;
      readonly code?: string;
      readonly hard?: boolean;
      readonly at: Instant;
    }
  | {
      readonly type: "NoteContradiction";
      readonly attempt: number;
      readonly outcome: ReportedOutcome;
      readonly newsId: string;
      readonly code?: string;
      readonly at: Instant;
    }
  | {
      readonly type: "RefundPayment";
      readonly refundId: string;
      readonly amountCents: Cents;
      readonly reference: string;
      readonly at: Instant;
    };

export const capturedCents = (state: Payment): Cents =>
  sum(state.attempts.flatMap(({ outcome, amountCents }) => (outcome === "captured" ? [amountCents] : [])));
export const refundedCents = (state: Payment): Cents => sum(state.refunds.values());

export const payment: Decider<PaymentCommand, PaymentEvent, Payment> = {
  initialState: { attempts: [], refunds: new Map() },
  decide(command, state) {
    if (command.type === "AttemptPayment") return attemptPayment(command, state);
    if (command.type === "RefundPayment") return refundPayment(command, state);
    const attempt = state.attempts.find((candidate) => candidate.attempt === command.attempt);
    if (!attempt) return refuse("attempt-not-found", { attempt: command.attempt });
    return command.type === "NoteContradiction" ? noteContradiction(command, attempt) : recordOutcome(command, attempt);
  },
  evolve(state, event) {
    switch (event.type) {
      case "PaymentAttempted": {
        const { purpose, amountCents, ...attempt } = event.data;
        const attempted: Attempt = { ...attempt, amountCents: cents(amountCents), outcome: "pending" };
        return { ...state, purpose, attempts: [...state.attempts, attempted] };
      }
      case "PaymentCaptured":
        return update(state, event.data.attempt, { outcome: "captured" });
      case "PaymentDeclined":
        return update(state, event.data.attempt, { outcome: "declined", code: event.data.code, hard: event.data.hard });
      case "PaymentOutcomeUnknown":
        return update(state, event.data.attempt, { outcome: "unknown" });
      case "PaymentResolved": {
        const { attempt, outcome, code, hard } = event.data;
        return update(state, attempt, { outcome, ...(code ? { code } : {}), ...(hard ? { hard } : {}) });
      }
      case "PaymentContradicted": {
        const { attempt, told } = event.data;
        const earlier = state.attempts.find((held) => held.attempt === attempt)?.contradictedBy ?? [];
        return update(state, attempt, { contradictedBy: [...earlier, told] });
      }
      case "PaymentRefunded":
        return { ...state, refunds: new Map(state.refunds).set(event.data.refundId, cents(event.data.amountCents)) };
      default:
        return never(event);
    }
  },
};

const update = (state: Payment, attempt: number, change: Partial<Attempt>): Payment => ({
  ...state,
  attempts: state.attempts.map((held) => (held.attempt === attempt ? { ...held, ...change } : held)),
});

/** True if money of an attempt may still move. */
export const isUndecided = ({ outcome }: Pick<Attempt, "outcome">): boolean => outcome === "pending" || outcome === "unknown";

/** Accepts a new attempt only when no earlier one took the money or might still take it. */
function attemptPayment(command: Extract<PaymentCommand, { type: "AttemptPayment" }>, state: Payment): readonly PaymentEvent[] | Refusal {
  const { purpose, attempt, amountCents, provider, reference, methodToken, at } = command;
  if (state.attempts.some((held) => held.attempt === attempt)) return [];
  if (state.attempts.some((held) => held.outcome === "captured")) return refuse("already-paid");
  if (state.attempts.some(isUndecided)) return refuse("earlier-attempt-undecided");
  return [{ type: "PaymentAttempted", data: { purpose, attempt, amountCents, methodToken, provider, reference, attemptedAt: at } }];
}

type OutcomeCommand = Exclude<PaymentCommand, { type: "AttemptPayment" | "RefundPayment" | "NoteContradiction" }>;

/** The first known outcome is final; a late or repeated answer that agrees changes nothing. */
function recordOutcome(command: OutcomeCommand, held: Attempt): readonly PaymentEvent[] | Refusal {
  const outcome =
    command.type === "RecordCaptured"
      ? "captured"
      : command.type === "RecordDeclined"
        ? "declined"
        : command.type === "Resolve"
          ? command.outcome
          : "unknown";
  if (!isUndecided(held))
    return held.outcome === outcome || outcome === "unknown" ? [] : refuse("outcome-contradicts", { known: held.outcome, told: outcome });
  const { attempt, at } = command;
  switch (command.type) {
    case "RecordCaptured":
      return [{ type: "PaymentCaptured", data: { attempt, amountCents: held.amountCents, reference: held.reference, capturedAt: at } }];
    case "RecordDeclined":
      return [{ type: "PaymentDeclined", data: { attempt, code: command.code, hard: command.hard, declinedAt: at } }];
    case "RecordUnknown":
      return held.outcome === "unknown" ? [] : [{ type: "PaymentOutcomeUnknown", data: { attempt, why: command.why, noticedAt: at } }];
    case "Resolve": {
      const { code, hard } = command;
      const found = { reference: held.reference, ...(code ? { code } : {}), ...(hard ? { hard } : {}) };
      return [
        { type: "PaymentResolved", data: { attempt, outcome: command.outcome, amountCents: held.amountCents, ...found, resolvedAt: at } },
      ];
    }
    default:
      return never(command);
  }
}

/** The known outcome is final; a contradicting report is recorded, once for each reported outcome. */
function noteContradiction(command: Extract<PaymentCommand, { type: "NoteContradiction" }>, held: Attempt): readonly PaymentEvent[] {
  const { attempt, reference, outcome: known, contradictedBy = [] } = held;
  const { outcome, newsId, code, at } = command;
  if (known === "pending" || known === "unknown" || known === outcome || contradictedBy.includes(outcome)) return [];
  const said = { reference, ...(code ? { code } : {}) };
  return [{ type: "PaymentContradicted", data: { attempt, known, told: outcome, newsId, ...said, toldAt: at } }];
}

function refundPayment(command: Extract<PaymentCommand, { type: "RefundPayment" }>, state: Payment): readonly PaymentEvent[] | Refusal {
  if (state.refunds.has(command.refundId)) return [];
  const left = capturedCents(state) - refundedCents(state);
  if (command.amountCents <= 0 || command.amountCents > left) return refuse("refund-exceeds-payment", { left });
  const { refundId, amountCents, reference, at } = command;
  return [{ type: "PaymentRefunded", data: { refundId, amountCents, reference, refundedAt: at } }];
}
