import { readFileSync } from "node:fs";
import { type Counted, counted } from "./counts.ts";

export type Budget = Readonly<Partial<Record<Counted, number>>>;

const file = new URL("../budget.json", import.meta.url);

/** The counts that a stage of `check` may reach, by its name. */
export const budgets = (): Readonly<Record<string, Budget>> => JSON.parse(readFileSync(file, "utf8"));

export interface Judgement {
  /** One line per count: `sign-ups 120 / 140`. */
  readonly lines: readonly string[];
  /** The counts above their budget, or without one. */
  readonly over: readonly string[];
}

/** Holds a stage's counts against its budget. */
export function judge(counts: ReadonlyMap<Counted, number>, budget: Budget = {}): Judgement {
  const all = counted.flatMap((what) => {
    const [number, allowed] = [counts.get(what) ?? 0, budget[what] ?? 0];
    if (number === 0 && allowed === 0) return [];
    return [{ line: `${what} ${number} / ${allowed}`, isOver: number > allowed }];
  });
  return { lines: all.map(({ line }) => line), over: all.flatMap(({ line, isOver }) => (isOver ? [line] : [])) };
}
