import { Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { lenient, text } from "../../shared/api/search-params.ts";

export const AccountsSearch = z.object({ q: text });
export type AccountsSearch = z.infer<typeof AccountsSearch>;

/** The address of a history: the current step (a position of the log), and the chain that filters it. */
export const HistorySearch = z.object({ at: lenient(z.string().regex(/^\d+$/)), chain: lenient(Uuid.or(z.string().min(1).max(100))) });
export type HistorySearch = z.infer<typeof HistorySearch>;
