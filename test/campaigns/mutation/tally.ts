import { relative } from "node:path";
import type { Mutant } from "./mutate.ts";

const found = (mutant: Mutant): boolean => mutant.status === "Killed" || mutant.status === "Timeout";
const missed = (mutant: Mutant): boolean => mutant.status === "Survived" || mutant.status === "NoCoverage";

/**
 * Counts the mutants that a test failed on or that never ended, and those that no test noticed. A mutant that does not load counts as
 * neither.
 */
export class Tally {
  private killed: number;
  private survived: number;
  private endless: number;

  constructor(mutants: readonly Mutant[] = []) {
    this.killed = mutants.filter(found).length;
    this.survived = mutants.filter(missed).length;
    this.endless = mutants.filter(({ status }) => status === "Timeout").length;
  }

  add({ killed, survived, endless }: Tally): void {
    this.killed += killed;
    this.survived += survived;
    this.endless += endless;
  }

  /** Percent, to a tenth. */
  score(): number {
    const all = this.killed + this.survived;
    return all === 0 ? 100 : Math.round((this.killed * 1000) / all) / 10;
  }

  /** `endless` counts the killed mutants that never ended. */
  figures(): { mutants: number; killed: number; endless: number; survived: number; "score, %": number } {
    const { killed, endless, survived } = this;
    return { mutants: killed + survived, killed, endless, survived, "score, %": this.score() };
  }
}

/** A line for each mutant that no test noticed: its place, and the replacement. */
export const survivors = (mutants: readonly Mutant[]): string[] =>
  mutants.filter(missed).map(({ fileName, location: { start, end }, mutatorName, replacement = "" }) => {
    const to = end.line === start.line ? `${end.column}` : `${end.line}:${end.column}`;
    const place = `${relative(process.cwd(), fileName)}:${start.line}:${start.column}-${to}`;
    return `${place} ${mutatorName} → ${replacement.replaceAll(/\s+/g, " ").slice(0, 80)}`;
  });
