import { parentPort } from "node:worker_threads";
import { histories } from "@tablee/testing/model/histories";
import { play } from "@tablee/testing/model/play";
import fc, { type RunDetails } from "fast-check";
import { playIntoReadModels } from "./read-models.ts";

/** A share of a campaign: this many histories from this seed, and this many more that are folded into read models as well. */
export interface Share {
  readonly seed: number;
  readonly histories: number;
  readonly folded: number;
}

export interface Played {
  readonly histories: number;
  readonly folded: number;
  readonly commands: number;
  readonly events: number;
  readonly refused: ReadonlyMap<string, number>;
  /** The shrunk history and its violation. */
  readonly violation?: string;
}

/** Plays one share. A share contains the same histories on any machine. */
async function playShare(share: Share): Promise<Played> {
  const refused = new Map<string, number>();
  let commands = 0;
  let events = 0;
  const alive = fc.asyncProperty(histories(20), async (steps) => {
    const { world, refused: codes } = await play(steps);
    for (const [code, count] of codes) refused.set(code, (refused.get(code) ?? 0) + count);
    commands += steps.length;
    events += world.log.events.length;
  });
  const folded = fc.asyncProperty(histories(20), fc.constantFrom(1, 3, 50), playIntoReadModels);
  const played = await fc.check(alive, { numRuns: share.histories, seed: share.seed });
  const shown = await fc.check(folded, { numRuns: share.folded, seed: share.seed });
  const violation = violationOf(played) ?? violationOf(shown);
  return { histories: share.histories, folded: share.folded, commands, events, refused, ...(violation ? { violation } : {}) };
}

function violationOf<Args>(details: RunDetails<Args>): string | undefined {
  if (!details.failed) return undefined;
  const error = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  return `${error}\nseed ${details.seed}, path ${details.counterexamplePath}, after ${details.numShrinks} shrinks:\n${fc.stringify(details.counterexample)}`;
}

parentPort?.on("message", async (share: Share) => parentPort?.postMessage(await playShare(share)));
