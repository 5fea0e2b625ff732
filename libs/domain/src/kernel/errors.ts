import { type Meaning, type RefusalCode, refusals } from "./refusals.ts";

/** A refusal by a rule of the domain: a value, never thrown. The code is stable; libs/contracts has the words for it. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly meaning: Meaning;
  readonly details: Readonly<Record<string, unknown>>;
}

export const refuse = (code: RefusalCode, details: Record<string, unknown> = {}): Refusal => ({
  refused: code,
  meaning: refusals[code],
  details,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "refused" in value && typeof value.refused === "string";

/**
 * Closes a switch over a union: a new member without a branch no longer compiles. The error names its type alone: events hold personal
 * data.
 */
export function never(value: never): never {
  const { type } = Object(value) as { readonly type?: string };
  throw new Error(`unexpected: ${JSON.stringify(type === undefined ? value : { type })}`);
}
