import { playOverServers } from "../campaigns/model/servers.ts";
import { runSeed } from "../runner/run-seed.ts";

/** Always the same here; the campaign draws a new one each time, and docs/campaigns.md lists what it found. */
const seed = Number(process.env.MODEL_SEED ?? runSeed);

describe("the model over real servers", () => {
  it(`holds its rules in 50 random histories (seed ${seed})`, async () => {
    const { violations } = await playOverServers(50, seed, () => {});
    expect(violations).toEqual([]);
  }, 1_200_000);
});
