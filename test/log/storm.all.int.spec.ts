import { storm } from "../campaigns/storm/campaign.ts";
import { runSeed } from "../runner/run-seed.ts";

/** Always the same here; the campaign draws a new one each time, and docs/campaigns.md lists what it found. */
const seed = Number(process.env.STORM_SEED ?? runSeed);

describe("a cutoff at which several workers charge while customers still edit", () => {
  it(`charges every locked order once, for its lines (seed ${seed})`, async () => {
    const { figures, violations } = await storm({ orders: 60, edits: 20, workers: 2, seed, awayMs: 2_000, rush: 40, progress: () => {} });
    expect(violations).toEqual([]);
    expect(figures).toMatchObject({ orders: 60, lost: 0, "charged twice": 0 });
  }, 400_000);
});
