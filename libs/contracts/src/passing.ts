import type { Call } from "./call.ts";

/** Transient refusals: their words ask to try again. */
const passing: ReadonlySet<string> = new Set(["credit-changed", "conflict", "addition-under-way", "change-under-way", "payment-pending"]);

/**
 * True if a failure concerns only the moment, not the act itself: a wait, or the server's own trouble. The same request may then be sent
 * again under its key and is decided again; any other refusal is the request's answer.
 */
export const isPassing = (code: string, status: number): boolean => passing.has(code) || status >= 500 || status === 408 || status === 429;

/** True if an answer is final for its act, by the call's `unsettled`. */
export const isFinalAnswer = ({ unsettled }: Pick<Call, "unsettled">, answer: unknown): boolean =>
  !unsettled || Object.entries(unsettled).some(([name, value]) => (answer as Readonly<Record<string, unknown>>)[name] !== value);
