import fc from "fast-check";
import { histories } from "./kernel/testing/histories.ts";
import { play, reachable } from "./kernel/testing/play.ts";

const numRuns = Number(process.env.MODEL_HISTORIES ?? 2000);
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 0x7fff_ffff);

describe("the life of an account", () => {
  it(`holds its rules in ${numRuns} random histories (seed ${seed})`, () => {
    const refused = new Set<string>();
    let appended = 0;
    const property = fc.property(histories(20), (steps) => {
      const { log } = play(steps);
      for (const code of log.refused.keys()) refused.add(code);
      appended += log.events.length;
    });
    fc.assert(property, { numRuns, seed });
    process.stdout.write(
      `model: seed ${seed}, ${numRuns} histories, ${appended} events, refusals: ${[...refused].toSorted().join(", ")}\n`,
    );
    if (numRuns >= 500) expect([...refused]).toEqual(expect.arrayContaining([...reachable]));
  }, 600_000);
});
