import { calendarPolicies } from "@tablee/domain/calendar/policy";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import { type Attempt, idempotencyKeyOf } from "@tablee/domain/payment/decider";
import { paymentIdOf } from "@tablee/domain/payment/purpose";
import type { PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import { GatewayTimeout, KEY_VOID } from "@tablee/gateways/payment/payment-gateway";
import { payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps, Streams } from "../steps.ts";

export interface Charge {
  readonly purpose: PaymentPurpose;
  readonly attempt: number;
  readonly amountCents: number;
  readonly methodToken: string;
}

export interface ChargeResult {
  readonly outcome: "captured" | "declined" | "never-arrived" | "unknown";
  readonly code?: string | undefined;
  readonly hard?: boolean | undefined;
}

/**
 * One attempt to take money, resumed from the step it had reached: recorded before the gateway is asked, its outcome recorded after.
 * An attempt that a process recorded before it died is never charged again: the gateway is asked what became of it.
 */
export async function charge(steps: Steps, wanted: Charge, context: CommandContext): Promise<ChargeResult> {
  const { purpose, attempt, amountCents, methodToken } = wanted;
  const paymentId = paymentIdOf(purpose);
  const command = { type: "AttemptPayment", paymentId, purpose, attempt, amountCents, methodToken, at: context.at } as const;
  const attempted = await steps.handle(payments, paymentId, command, part(context, "attempt", attempt));
  const held = attempted.state.attempts.find((candidate) => candidate.attempt === attempt)!;
  if (held.outcome === "captured" || held.outcome === "declined" || held.outcome === "never-arrived") return held as Attempt & ChargeResult;
  if (attempted.changed) return ask(steps, held, paymentId, context);
  const { chargePatienceMinutes } = policyOn(calendarPolicies, context.at.slice(0, 10));
  // Another process began it a moment ago and is most likely still waiting: asking now would void its charge.
  if (context.at < addMinutes(held.attemptedAt, chargePatienceMinutes)) return { outcome: "unknown" };
  return resolve(steps, held, paymentId, context);
}

/**
 * Why a card is not asked again for a payment: an earlier attempt with it was declined for good. An attempt that has begun is
 * asked about whatever card has been given since: it may have taken the money of another one.
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

async function ask(steps: Steps, held: Attempt, paymentId: PaymentId, context: CommandContext): Promise<ChargeResult> {
  const { attempt, amountCents, methodToken, idempotencyKey } = held;
  const { at } = context;
  const request = { idempotencyKey, amountCents, methodToken, description: steps.ports.writer.brand.name };
  const answer = await answerOf(steps, held, paymentId, () => steps.ports.payments.charge(request), context);
  if (!answer || (answer.outcome === "declined" && answer.code === KEY_VOID)) return resolve(steps, held, paymentId, context);
  const command =
    answer.outcome === "captured"
      ? ({ type: "RecordCaptured", attempt, reference: answer.reference, at } as const)
      : ({ type: "RecordDeclined", attempt, code: answer.code, hard: answer.hard, at } as const);
  await steps.handle(payments, paymentId, command, part(context, "outcome", attempt));
  return answer;
}

/** Asks the gateway what became of an attempt. Still no answer: it stays unknown, and is asked about again later. */
export async function resolve(steps: Steps, held: Attempt, paymentId: PaymentId, context: CommandContext): Promise<ChargeResult> {
  const { attempt } = held;
  const key = idempotencyKeyOf(paymentId, attempt);
  const found = await answerOf(steps, held, paymentId, () => steps.ports.payments.settle(key), context);
  if (!found) return { outcome: "unknown" };
  const command = { type: "Resolve", attempt, ...found, at: context.at } as const;
  await steps.handle(payments, paymentId, command, part(context, "resolve", attempt));
  return found;
}

/**
 * The gateway's answer; undefined when it was silent. That it leaves an attempt open is a fact, which becomes a task.
 * @throws any other failure of the gateway, recorded alike: the next attempt asks what became of this one
 */
async function answerOf<Answer>(
  streams: Streams,
  { attempt }: Attempt,
  paymentId: PaymentId,
  question: () => Promise<Answer>,
  context: CommandContext,
): Promise<Answer | undefined> {
  try {
    return await question();
  } catch (error) {
    const isSilent = error instanceof GatewayTimeout;
    const command = { type: "RecordUnknown", attempt, why: isSilent ? "timeout" : "error", at: context.at } as const;
    await streams.handle(payments, paymentId, command, part(context, "unknown", attempt));
    if (isSilent) return undefined;
    throw error;
  }
}
