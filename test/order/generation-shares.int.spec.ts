import { stocks } from "@tablee/commands/aggregates";
import { repairShares } from "@tablee/commands/capacity/repair-shares";
import { week } from "@tablee/domain/testing/examples";
import { allReadModels } from "@tablee/projections/all-read-models";
import { behind } from "@tablee/projections/runtime/level";
import { as, at, commitAs, openShares, orderOf, previewed, region, sku, stock, unitsOf } from "@tablee/testing/fixtures/chunk-shares";
import { eventually } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const { steps } = stage;
await openShares(steps);

/** Over the real store, whose read models follow later; the shares of a chunk are proved in memory. */
describe("what a chunk of generated orders takes", () => {
  it("is mended by a comparison with the orders, one without an order at the second sight", async () => {
    expect(await commitAs(steps, as("seventh"), "seventh", previewed("mended", 1, 2, 3))).toMatchObject({ made: 1, changed: [] });
    const take = (name: string, units: number) =>
      steps.handle(stocks, stock(sku(1)), { type: "Settle", orderId: orderOf(name), units, at }, as("wrong", name));
    const had = () => Promise.all(["mended", "nobody"].map((name) => unitsOf(steps, name, sku(1))));
    await take("mended", 0);
    await take("nobody", 1);
    const { store, pool } = stage.running.api.opened;
    await eventually(
      () => behind(allReadModels, store, pool),
      (models) => Object.keys(models).length === 0,
    );
    const first = await repairShares(steps, { region, week, suspected: new Set() }, as("compare", "1"));
    expect(first.repaired).toEqual([orderOf("mended")]);
    expect(await had()).toEqual([1, 1]);
    const second = await repairShares(steps, { region, week, suspected: first.suspects }, as("compare", "2"));
    expect([second.repaired, await had()]).toEqual([expect.arrayContaining([orderOf("nobody")]), [1, 0]]);
    expect(await repairShares(steps, { region, week, suspected: second.suspects }, as("compare", "3"))).toMatchObject({
      repaired: [],
      suspects: new Set(),
    });
  });
});
