import type { streamCategories } from "@tablee/domain/streams";
import type { Data } from "./data.ts";
import type { Phrases } from "./phrases.ts";

type Categories = typeof streamCategories;

/** The categories of streams whose events stand in a person's history. */
export const historyCategories = [
  "account",
  "subscription",
  "order",
  "payment",
  "points",
  "claim",
  "consent",
  "credit",
  "notice",
  "task",
] as const satisfies readonly (keyof Categories)[];
type HistoryCategory = (typeof historyCategories)[number];

/** The types of events of a category. */
export type TypeIn<Category extends HistoryCategory> = { [Of in Category]: keyof Categories[Of] & string }[Category];
/** Every type of event that may stand in a person's history. */
export type HistoryType = TypeIn<HistoryCategory>;

/** What stands in an event's sentence; `variant` chooses another sentence of the same type, `count` its plural. */
type Facts = Readonly<Record<string, string | number>> & { readonly variant?: string; readonly count?: number };
/** The stream is the event's own: its id names the order or the payment. */
export type Tell = (data: Data, say: Phrases, streamId: string) => Facts;

/** An event that the timeline does not tell. The data beside it, as they are stored, have it all the same. */
export interface LeftOut {
  readonly leftOut: string;
}
export const leftOut = (because: string): LeftOut => ({ leftOut: because });

/** How the events of some categories are told: a type that is missing does not compile. */
export type Told<Category extends HistoryCategory> = Readonly<Record<TypeIn<Category>, Tell | LeftOut>>;
