import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { cancelProductSubscription, createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { boxesOf, eventually, ordersOf, type Somebody } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

type Held = readonly number[];

/** Over HTTP; what edits by hand and skipped weeks make of them is proved in memory. */
describe("market items that come with every box", () => {
  let stage: Stage;
  let person: Somebody;
  let sku: string;
  beforeAll(async () => {
    stage = await setStage({ households: true });
    person = await stage.household();
    const [, second] = await boxesOf(person);
    const { items } = await person.call(editorDataV2, { orderId: second!.orderId });
    const isUsable = ({ dish, unitsLeft }: (typeof items)[number]) =>
      dish.kind === "market" && dish.minimumBasketCents === undefined && unitsLeft > 20;
    sku = items.find(isUsable)!.dish.sku;
  });
  afterAll(() => stage.stop());

  /** Units in the third and the fourth week. */
  const held = async (): Promise<Held> =>
    (await ordersOf(person))
      .slice(2, 4)
      .map((order) => order.lines.find((line) => line.dish.sku === sku && !line.pairedWith)?.quantity ?? 0);
  const settled = (expected: Held) => eventually(held, (units) => units.join() === expected.join());

  it("come with every box once they are chosen, are lowered, and end", async () => {
    for (const quantity of [3, 1]) {
      await person.call(createProductSubscription, { sku, quantity });
      expect(await settled([quantity, quantity])).toEqual([quantity, quantity]);
    }
    await person.call(cancelProductSubscription, { sku });
    expect(await settled([0, 0])).toEqual([0, 0]);
  });
});
