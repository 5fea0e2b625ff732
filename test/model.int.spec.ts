import { playOverServers } from "./campaigns/model/servers.ts";

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 0x7fff_ffff);

describe("the model over real servers", () => {
  it(`holds its rules in 50 random histories (seed ${seed})`, async () => {
    const { violations } = await playOverServers(50, seed, () => {});
    expect(violations).toEqual([]);
  }, 600_000);
});
