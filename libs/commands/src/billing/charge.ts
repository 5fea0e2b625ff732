import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { calendarPolicies } from "@tablee/domain/calendar/policy";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { Attempt } from "@tablee/domain/payment/decider";
import { paymentIdOf } from "@tablee/domain/payment/purpose";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { GatewayTimeout, type PaymentOutcome } from "@tablee/gateways/payment/payment-gateway";
import { payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps, Streams } from "../steps.ts";

export interface Charge {
  readonly purpose: PaymentPurpose;
  readonly attempt: number;
  readonly amountCents: Cents;
  readonly method: Pick<PaymentMethod, "kind" | "token">;
}

type ChargeResult = PaymentOutcome | { readonly outcome: "unknown" };

/**
 * One attempt to take money, resumed from the step it had reached: the provider prepares it, attempt and reference are recorded as one
 * event, the provider confirms it by that reference, the outcome is recorded. A prepared payment whose reference was never recorded is
 * never confirmed, so a process may crash anywhere.
 */
export async function charge(steps: Steps, wanted: Charge, context: CommandContext): Promise<ChargeResult> {
  const paymentId = paymentIdOf(wanted.purpose);
  const begun = await begin(steps, wanted, paymentId, context);
  if (!begun) return { outcome: "unknown" };
  const { held, isNew } = begun;
  const known = outcomeOf(held);
  if (known.outcome !== "unknown") return known;
  if (isNew) {
    const answer = await confirm(steps, held, paymentId, context);
    return answer.outcome === "unknown" ? resolve(steps, held, paymentId, context) : answer;
  }
  const { chargeWaitMinutes } = policyOn(calendarPolicies, context.at.slice(0, 10));
  // A different process began it a moment ago and most likely still waits for the answer.
  if (context.at < addMinutes(held.attemptedAt, chargeWaitMinutes)) return { outcome: "unknown" };
  return resolve(steps, held, paymentId, context);
}

interface Begun {
  readonly held: Attempt;
  /** Recorded by this very call: no other process has confirmed it. */
  readonly isNew: boolean;
}

/** The attempt as it is recorded, prepared first where it is not; undefined when the provider did not prepare it in time. */
async function begin(steps: Steps, wanted: Charge, paymentId: PaymentId, context: CommandContext): Promise<Begun | undefined> {
  const { purpose, attempt, amountCents, method } = wanted;
  const { state } = await steps.load(payments, paymentId);
  const known = state.attempts.find((candidate) => candidate.attempt === attempt);
  if (known) return { held: known, isNew: false };
  const provider = method.kind;
  const request = { paymentId, attempt, amountCents, methodToken: method.token, description: steps.ports.writer.brand.name };
  // Nothing is recorded yet, and no money can have moved.
  const prepared = await heard(() => steps.ports.payments[provider].prepare(request));
  if (!prepared) return undefined;
  const { reference } = prepared;
  const facts = { purpose, attempt, amountCents, provider, reference, methodToken: method.token } as const;
  const command = { type: "AttemptPayment", ...facts, at: context.at } as const;
  const attempted = await steps.handle(payments, paymentId, command, part(context, "attempt", attempt));
  return { held: attempted.state.attempts.find((candidate) => candidate.attempt === attempt)!, isNew: attempted.changed };
}

const outcomeOf = ({ outcome, code = "declined", hard = false }: Attempt): ChargeResult => {
  if (outcome === "declined") return { outcome, code, hard };
  return outcome === "captured" || outcome === "cancelled" ? { outcome } : { outcome: "unknown" };
};

/**
 * Returns the code with which an earlier attempt declined a method for good: the payment is not charged to it again. An attempt that has
 * begun is asked about, even if a new method was given since: it may have taken the money of the earlier one.
 */
export async function refusedForGood(
  streams: Streams,
  paymentId: PaymentId,
  attempt: number,
  methodToken: string | undefined,
): Promise<string | undefined> {
  const { state } = await streams.load(payments, paymentId);
  if (state.attempts.some((begun) => begun.attempt === attempt)) return undefined;
  return state.attempts.find((earlier) => earlier.hard && earlier.methodToken === methodToken)?.code;
}

/** Confirms a recorded attempt, so that the provider takes the money; a repetition has the same reference, so it takes the money once. */
async function confirm(steps: Steps, held: Attempt, paymentId: PaymentId, context: CommandContext): Promise<ChargeResult> {
  const { attempt, provider, reference } = held;
  const { at } = context;
  const answer = await answerOf(steps, held, paymentId, () => steps.ports.payments[provider].confirm(reference, context.at), context);
  if (!answer) return { outcome: "unknown" };
  if (answer.outcome === "cancelled") return recordResolved(steps, attempt, answer, paymentId, context);
  const command =
    answer.outcome === "captured"
      ? ({ type: "RecordCaptured", attempt, at } as const)
      : ({ type: "RecordDeclined", attempt, code: answer.code, hard: answer.hard, at } as const);
  await steps.handle(payments, paymentId, command, part(context, "outcome", attempt));
  return answer;
}

/**
 * Asks the provider for the outcome of an attempt, and confirms it again where it is only prepared. Without an answer it stays unknown, and
 * is asked about again later.
 */
export async function resolve(steps: Steps, held: Attempt, paymentId: PaymentId, context: CommandContext): Promise<ChargeResult> {
  const { attempt, provider, reference } = held;
  const found = await answerOf(steps, held, paymentId, () => steps.ports.payments[provider].ask(reference), context);
  if (!found) return { outcome: "unknown" };
  if (found.outcome === "prepared") return confirm(steps, held, paymentId, context);
  return recordResolved(steps, attempt, found, paymentId, context);
}

async function recordResolved(
  streams: Streams,
  attempt: number,
  found: PaymentOutcome,
  paymentId: PaymentId,
  context: CommandContext,
): Promise<ChargeResult> {
  const command = { type: "Resolve", attempt, ...found, at: context.at } as const;
  await streams.handle(payments, paymentId, command, part(context, "resolve", attempt));
  return found;
}

/**
 * Returns the provider's answer; undefined when there was none in time, which is recorded as an unknown outcome and becomes a task.
 * @throws any other failure of the provider, recorded alike: the next attempt asks for the outcome of this one
 */
async function answerOf<Answer>(
  streams: Streams,
  { attempt }: Attempt,
  paymentId: PaymentId,
  question: () => Promise<Answer>,
  context: CommandContext,
): Promise<Answer | undefined> {
  const recordUnknown = async (why: "timeout" | "error") => {
    const command = { type: "RecordUnknown", attempt, why, at: context.at } as const;
    await streams.handle(payments, paymentId, command, part(context, "unknown", attempt));
  };
  try {
    const answer = await heard(question);
    if (answer === undefined) await recordUnknown("timeout");
    return answer;
  } catch (error) {
    await recordUnknown("error");
    throw error;
  }
}

/** Returns a provider's answer; undefined when it did not come in time. @throws any other failure of the provider */
async function heard<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof GatewayTimeout) return undefined;
    throw error;
  }
}
