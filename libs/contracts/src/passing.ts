import type { Call } from "./call.ts";

/** Transient refusals: their words ask the user to try again. */
const passing: ReadonlySet<string> = new Set(["credit-changed", "conflict", "addition-under-way", "change-under-way", "payment-pending"]);

/**
 * True if a failure is temporary: a transient refusal, a rate limit, or trouble of the server. The same request may then be sent again
 * under its key and is decided again; any other refusal is the request's answer.
 */
export const isPassing = (code: string, status: number): boolean => passing.has(code) || status >= 500 || status === 408 || status === 429;

/** True for the statuses, the server's own or a proxy's, of a server that is unavailable for now: 502 to 504. */
export const isUnavailable = (status: number): boolean => status >= 502 && status <= 504;

/** False if an answer has all the values of the call's `unsettled`: the act is then still undecided, and may be repeated under its key. */
export const isFinalAnswer = ({ unsettled }: Pick<Call, "unsettled">, answer: unknown): boolean =>
  !unsettled || Object.entries(unsettled).some(([name, value]) => (answer as Readonly<Record<string, unknown>>)[name] !== value);
