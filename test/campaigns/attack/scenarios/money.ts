import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { signUp } from "../../../stage/people.ts";
import { control, type Finding, first, oneByOne, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxOf, marketItem, openBox, WINDOW } from "./boxes.ts";

/** Keys of requests that were answered already, and points. */
export const money: readonly Scenario[] = [
  { id: "M5b", severity: "medium", title: "two quantities under one key", play: keyOfQuantities },
  { id: "L8", severity: "low", title: "points for bringing one box back again and again", play: pointsAgain },
];

async function keyOfQuantities({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const { order, sku } = await marketItem(client, orderId);
  const lines = order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
  const save = async (quantity: number) => {
    const { version } = await boxOf(client, orderId);
    const input = { orderId, version, editingSession: WINDOW, lines: [...lines, { sku, quantity }] };
    const code = await outcome(client.call(updateQuantity, input, { idempotencyKey: "one-key" }));
    const held = (await boxOf(client, orderId)).lines.find(({ dish }) => dish.sku === sku)?.quantity;
    return `${code}, ${held}`;
  };
  return first(control("the first", await save(2), "done, 2"), unless("done, 5", await save(5)));
}

async function pointsAgain({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const earned = await oneByOne(3, async () => {
    await client.call(skipOrder, { orderId });
    return (await client.call(unskipOrder, { orderId })).pointsEarned;
  });
  return first(control("the first time", String(earned[0]), "50"), unless("50, 0, 0", earned.join(", ")));
}
