import { setTimeout as sleep } from "node:timers/promises";
import { chargingWaitBudget, waitBudgetLeft } from "./wait-budget.ts";

/** In milliseconds. */
interface Pace {
  readonly every: number;
  readonly most: number;
}

/**
 * Looks again until what is seen is final, for as long as the pace says and the caller's patience lasts. Answers what was seen last.
 */
export async function poll<Seen>(look: () => Promise<Seen>, isFinal: (seen: Seen) => boolean, { every, most }: Pace): Promise<Seen> {
  for (let waited = 0; ; waited += every) {
    const seen = await look();
    if (isFinal(seen) || waited >= most || waitBudgetLeft() <= every) return seen;
    await chargingWaitBudget(sleep(every));
  }
}
