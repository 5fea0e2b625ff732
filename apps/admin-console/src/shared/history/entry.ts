import type { HistoryEntry } from "@tablee/contracts/calls/support";
import type { z } from "zod";

/** An event as the server shows it to staff. */
export type Entry = z.infer<typeof HistoryEntry>;
