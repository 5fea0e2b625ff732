import type { Entry } from "../../shared/history/entry.ts";

/** Whether an event belongs to a chain: has its correlation, was caused by it, or is of that command. */
export const inChain = (entry: Pick<Entry, "correlationId" | "causationId" | "commandId">, chain: string): boolean =>
  entry.correlationId === chain || entry.causationId === chain || entry.commandId === chain;
