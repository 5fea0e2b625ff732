import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { cancelProductSubscription, createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { addMinutes } from "@tablee/domain/kernel/time";
import { advance, eventually, ordersOf, type Somebody, signUp, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

type Held = readonly number[];

describe("market items that come with every box", () => {
  let stage: Stage;
  let admin: Somebody;
  let person: Somebody;
  let skus: readonly string[];
  beforeAll(async () => {
    stage = await setStage();
    admin = await staffMember(stage.url, "admin@tablee.example");
    person = await signUp(stage.url);
    const [, second] = await eventually(
      () => ordersOf(person),
      (orders) => orders.length === 6,
    );
    const { items } = await person.call(editorDataV2, { orderId: second!.orderId });
    const usable = items.filter(({ dish, unitsLeft }) => dish.kind === "market" && dish.minimumBasketCents === undefined && unitsLeft > 20);
    skus = usable.map(({ dish }) => dish.sku);
  });
  afterAll(() => stage.stop());

  /** The third and the fourth week: one for edits by hand, the other for skips. */
  const two = async () => (await ordersOf(person)).slice(2, 4);
  const held = async (sku: string): Promise<Held> =>
    (await two()).map((order) => order.lines.find((line) => line.dish.sku === sku && !line.pairedWith)?.quantity ?? 0);
  const settled = (sku: string, expected: Held) =>
    eventually(
      () => held(sku),
      (units) => units.join() === expected.join(),
    );
  const setByHand = async (n: number, sku: string, quantity: number) => {
    const order = (await two())[n]!;
    const { orderId, version } = order;
    const editingSession = "a-window-of-its-own";
    await person.call(editorDataV2, { orderId, editingSession });
    const others = order.lines.filter((line) => line.dish.sku !== sku).map((line) => ({ sku: line.dish.sku, quantity: line.quantity }));
    const lines = quantity === 0 ? others : [...others, { sku, quantity }];
    await person.call(updateQuantity, { orderId, version, editingSession, lines });
  };
  const skip = async () => {
    await advance(admin, addMinutes(stage.running.api.clock.now(), 1));
    await person.call(skipOrder, { orderId: (await two())[1]!.orderId, reason: "away" });
  };
  const unskip = async () => person.call(unskipOrder, { orderId: (await two())[1]!.orderId });

  it("are lowered and ended without what was added by hand, and reach a skipped week when it comes back", async () => {
    const [jam, bread, juice] = skus as [string, string, string];
    await person.call(createProductSubscription, { sku: jam, quantity: 3 });
    expect(await settled(jam, [3, 3])).toEqual([3, 3]);
    await setByHand(0, jam, 5);
    await skip();
    await person.call(createProductSubscription, { sku: jam, quantity: 1 });
    await person.call(createProductSubscription, { sku: bread, quantity: 2 });
    expect(await settled(jam, [3, 3])).toEqual([3, 3]);
    expect(await settled(bread, [2, 0])).toEqual([2, 0]);
    await unskip();
    expect(await settled(jam, [3, 1])).toEqual([3, 1]);
    expect(await settled(bread, [2, 2])).toEqual([2, 2]);

    await setByHand(1, bread, 0);
    await skip();
    await person.call(cancelProductSubscription, { sku: jam });
    await person.call(createProductSubscription, { sku: juice, quantity: 1 });
    expect(await settled(jam, [2, 1])).toEqual([2, 1]);
    await unskip();
    expect(await settled(juice, [1, 1])).toEqual([1, 1]);
    expect(await settled(jam, [2, 0])).toEqual([2, 0]);
    // An item that was removed by hand stays removed.
    expect(await held(bread)).toEqual([2, 0]);
  });
});
