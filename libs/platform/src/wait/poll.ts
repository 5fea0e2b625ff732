import { setTimeout as sleep } from "node:timers/promises";
import { chargingWaitBudget, waitBudgetLeft } from "./wait-budget.ts";

/** In milliseconds. */
interface Pace {
  readonly every: number;
  readonly max: number;
}

/** Reads again until the value is final, within the pace's limit and the caller's wait budget. Returns the last value. */
export async function poll<Seen>(look: () => Promise<Seen>, isFinal: (seen: Seen) => boolean, { every, max }: Pace): Promise<Seen> {
  for (let waited = 0; ; waited += every) {
    const seen = await look();
    if (isFinal(seen) || waited >= max || waitBudgetLeft() <= every) return seen;
    await chargingWaitBudget(sleep(every));
  }
}
