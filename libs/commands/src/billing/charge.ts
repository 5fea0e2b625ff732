import { calendarPolicies } from "@tablee/domain/calendar/policy";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import { type Attempt, idempotencyKeyOf } from "@tablee/domain/payment/decider";
import { orderOfPayment } from "@tablee/domain/streams";
import { GatewayTimeout, KEY_VOID } from "@tablee/gateways/payment/payment-gateway";
import { reach } from "@tablee/platform/crash-points";
import { payments } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import type { Dependencies } from "../dependencies.ts";

export interface Charge {
  /** The order's id, or that of late additions to it. */
  readonly paymentId: string;
  readonly orderId: string;
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
 * One attempt to take money, from whatever step it had come to: recorded before the gateway is asked, its outcome recorded after.
 * An attempt that was recorded by somebody who then died is never charged again: the gateway is asked what became of it.
 */
export async function charge(deps: Dependencies, wanted: Charge, context: CommandContext): Promise<ChargeResult> {
  const { runtime } = deps;
  const { paymentId, orderId, attempt, amountCents, methodToken } = wanted;
  const command = { type: "AttemptPayment", paymentId, orderId, attempt, amountCents, methodToken, at: context.at } as const;
  const attempted = await runtime.handle(payments, paymentId, command, part(context, "attempt", attempt));
  const held = attempted.state.attempts.find((candidate) => candidate.attempt === attempt)!;
  if (held.outcome === "captured" || held.outcome === "declined" || held.outcome === "never-arrived") return held as Attempt & ChargeResult;
  if (attempted.changed) return ask(deps, held, paymentId, context);
  const { chargePatienceMinutes } = policyOn(calendarPolicies, context.at.slice(0, 10));
  // Somebody else began it a moment ago and is most likely still at it: asking now would take the charge out of their hands.
  if (context.at < addMinutes(held.attemptedAt, chargePatienceMinutes)) return { outcome: "unknown" };
  return resolve(deps, held, paymentId, context);
}

/** Why a card is not asked again for a payment: an earlier attempt with it was declined for good. */
export async function refusedForGood(
  runtime: CommandRuntime,
  paymentId: string,
  methodToken: string | undefined,
): Promise<string | undefined> {
  const { state } = await runtime.load(payments, paymentId);
  return state.attempts.find((attempt) => attempt.hard && attempt.methodToken === methodToken)?.code;
}

/** A call of the gateway, by what it is about. */
const callOf = (call: "charge" | "settle", paymentId: string): string =>
  paymentId === orderOfPayment(paymentId) ? call : `${call} additions`;

async function ask(deps: Dependencies, held: Attempt, paymentId: string, context: CommandContext): Promise<ChargeResult> {
  const { attempt, amountCents, methodToken, idempotencyKey } = held;
  const { at } = context;
  const record = part(context, "outcome", attempt);
  const call = callOf("charge", paymentId);
  try {
    reach("before", "gateway", call);
    const answer = await deps.payments.charge({ idempotencyKey, amountCents, methodToken, description: "Tablée" });
    reach("after", "gateway", call);
    if (answer.outcome === "declined" && answer.code === KEY_VOID) return resolve(deps, held, paymentId, context);
    if (answer.outcome === "captured")
      await deps.runtime.handle(payments, paymentId, { type: "RecordCaptured", attempt, reference: answer.reference, at }, record);
    else
      await deps.runtime.handle(payments, paymentId, { type: "RecordDeclined", attempt, code: answer.code, hard: answer.hard, at }, record);
    return answer;
  } catch (error) {
    if (!(error instanceof GatewayTimeout)) throw error;
    await deps.runtime.handle(
      payments,
      paymentId,
      { type: "RecordUnknown", attempt, why: "timeout", at },
      part(context, "unknown", attempt),
    );
    return resolve(deps, held, paymentId, context);
  }
}

/** Asks the gateway what became of an attempt. Still no answer: it stays unknown, and is asked about again later. */
export async function resolve(deps: Dependencies, held: Attempt, paymentId: string, context: CommandContext): Promise<ChargeResult> {
  const { attempt } = held;
  const call = callOf("settle", paymentId);
  try {
    reach("before", "gateway", call);
    const found = await deps.payments.settle(idempotencyKeyOf(paymentId, attempt));
    reach("after", "gateway", call);
    const told = { ...("reference" in found ? { reference: found.reference } : {}), ...("code" in found ? { code: found.code } : {}) };
    await deps.runtime.handle(
      payments,
      paymentId,
      { type: "Resolve", attempt, outcome: found.outcome, ...told, at: context.at },
      part(context, "resolve", attempt),
    );
    return found;
  } catch (error) {
    if (error instanceof GatewayTimeout) return { outcome: "unknown" };
    throw error;
  }
}
