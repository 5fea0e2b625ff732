import type { HistoryEntry } from "@tablee/contracts/calls/support";
import type { z } from "zod";

/** An event as the server shows it to staff. */
export type Entry = z.infer<typeof HistoryEntry>;

/** True if an actor other than the customer is not named by an event's sentence: screens add the name. */
export const isUnnamed = ({ kind, name }: Entry["actor"], sentence: string): boolean => kind !== "client" && !sentence.includes(name);
