import type { Call } from "@tablee/contracts/call";

/** What an answer is held under: the call, its input, and what else it depends on (a language, a state). */
export type CallKey = readonly [path: string, input: unknown, ...also: readonly unknown[]];

export const callKey = ({ path }: Pick<Call, "path">, input: unknown, ...also: readonly unknown[]): CallKey => [path, input, ...also];
