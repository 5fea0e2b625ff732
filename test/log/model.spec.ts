import { histories } from "@tablee/testing/model/histories";
import fc from "fast-check";
import { playIntoReadModels } from "../campaigns/model/read-models.ts";
import { runSeed } from "../runner/run-seed.ts";

const numRuns = Math.ceil(Number(process.env.MODEL_HISTORIES ?? 2000) / 10);
/** Always the same here; the campaign draws a new one each time, and docs/campaigns.md lists what it found. */
const seed = Number(process.env.MODEL_SEED ?? runSeed);

describe("the read models of a whole account's life", () => {
  it(`are the fold of its events, in ${numRuns} random histories (seed ${seed})`, async () => {
    await fc.assert(fc.asyncProperty(histories(20), fc.constantFrom(1, 3, 50), playIntoReadModels), { numRuns, seed });
  }, 300_000);
});
