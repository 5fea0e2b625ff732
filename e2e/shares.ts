import { globSync, readFileSync } from "node:fs";

/** Seconds of a file's stories: of those in `script/test`, and of all. */
export interface Cost {
  readonly test: number;
  readonly all: number;
}

const SUFFIX = ".e2e.spec.ts";
const costs: Readonly<Record<string, Cost>> = JSON.parse(readFileSync(new URL("costs.json", import.meta.url), "utf8"));
const names = globSync(`*/*${SUFFIX}`, { cwd: import.meta.dirname }).sort();

/** Stories of this folder move the clock: they run last, in the order of their numbers, on the server whose clock moves. */
const movesClock = (file: string): boolean => file.startsWith("with-clock/");

const costOf = (file: string, stories: keyof Cost): number => costs[file.slice(0, -SUFFIX.length)]?.[stories] ?? 0;

/** Shares the files out between both servers by their costs, the dearest first, each to the server that has less. */
export function sharesOf(stories: keyof Cost): Readonly<Record<"still" | "moving", readonly string[]>> {
  const shares = { still: [] as string[], moving: names.filter(movesClock) };
  const sum = (files: readonly string[]) => files.reduce((seconds, file) => seconds + costOf(file, stories), 0);
  const free = names.filter((file) => !movesClock(file)).toSorted((one, other) => costOf(other, stories) - costOf(one, stories));
  for (const file of free) shares[sum(shares.still) <= sum(shares.moving) ? "still" : "moving"].push(file);
  return shares;
}
