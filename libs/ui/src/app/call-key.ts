import type { Call } from "@tablee/contracts/call";

/** The key of a cached answer: the call, its input, and anything else that it depends on (a language, a state). */
export type CallKey = readonly [path: string, input: unknown, ...also: readonly unknown[]];

export const callKey = ({ path }: Pick<Call, "path">, input: unknown, ...also: readonly unknown[]): CallKey => [path, input, ...also];
