import type { Entry } from "../../shared/history/entry.ts";

/** True if an event belongs to a chain: by correlation, causation or command. */
export const inChain = (entry: Pick<Entry, "correlationId" | "causationId" | "commandId">, chain: string): boolean =>
  entry.correlationId === chain || entry.causationId === chain || entry.commandId === chain;
