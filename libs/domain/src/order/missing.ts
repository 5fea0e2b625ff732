import { dishesIn } from "../pricing/lines.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import { picksOf } from "../subscription/picks.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { signUpSession, soldOutSession, unskipSession } from "./editing-sessions.ts";

/** The part of an order that holds the number of dishes of its plan that could not be picked. */
interface Box {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  readonly missing?: number;
}

const lackOf = ({ plan, lines }: Box): number => Math.max(0, picksOf(plan) - dishesIn(lines));

const missing = (dishes: number): Pick<Box, "missing"> => (dishes > 0 ? { missing: dishes } : {});

/** The dishes that a box lacks as it is made. */
export const missingWhenMade = (made: Box): Pick<Box, "missing"> => missing(lackOf(made));

/** The dishes that a box lacks after it lost some without its customer: sold out, or not on the menu where it goes now. */
export const missingAfterLoss = (before: Box, lines: readonly OrderLine[]): Pick<Box, "missing"> =>
  missing(Math.min((before.missing ?? 0) + Math.max(0, dishesIn(before.lines) - dishesIn(lines)), lackOf({ ...before, lines })));

/** The dishes that a box lacks after an edit: a customer's own adds none, and fills some. */
export const missingAfterEdit = (before: Box, lines: readonly OrderLine[], editingSession: string): Pick<Box, "missing"> =>
  editingSession === unskipSession || editingSession === soldOutSession
    ? missingAfterLoss(before, lines)
    : missing(Math.min(before.missing ?? 0, lackOf({ ...before, lines })));

/** The dishes that a first box lacks, made by generation and then with the lines that its household chose. */
export const missingWhenChosen = (made: Box, chosen: readonly OrderLine[]): Pick<Box, "missing"> =>
  missingAfterEdit({ ...made, ...missingWhenMade(made) }, chosen, signUpSession);
