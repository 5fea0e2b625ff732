import type { Call } from "./call.ts";

/** Refusals that pass by themselves: their words ask to try again. */
const passing: ReadonlySet<string> = new Set(["credit-changed", "conflict", "addition-under-way", "change-under-way", "payment-pending"]);

/**
 * Whether a failure says nothing about the act itself, only about the moment: a wait, or the server's own trouble. The same request
 * may then be sent again under its key and is judged anew; any other refusal is the request's answer.
 */
export const isPassing = (code: string, status: number): boolean => passing.has(code) || status >= 500 || status === 408 || status === 429;

/** Whether an answer is the last word of its act, by what the contract says of the call. */
export const isFinalAnswer = ({ unsettled }: Pick<Call, "unsettled">, answer: unknown): boolean =>
  !unsettled || Object.entries(unsettled).some(([name, value]) => (answer as Readonly<Record<string, unknown>>)[name] !== value);
