import { projections } from "../campaigns/projections/campaign.ts";
import { runSeed } from "../runner/run-seed.ts";

/** Always the same here; the campaign draws a new one each time. */
const seed = Number(process.env.PROJECTIONS_SEED ?? runSeed);

describe("any events that the schemas accept", () => {
  it(`are applied by every read model, live and rebuilt alike (seed ${seed})`, async () => {
    const { figures, violations } = await projections({ events: 1_200, seed, progress: () => {} });
    expect(violations).toEqual([]);
    expect(figures.events).toBeGreaterThanOrEqual(1_200);
  }, 300_000);
});
