import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { grantCredit, refundOrder } from "@tablee/contracts/calls/desk-refunds";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { signUp } from "../../people.ts";
import { accountOf, boxOf, type Household, marketItem, openBox, WINDOW } from "./boxes.ts";
import { type Answer, cookieOf, headersOf, send } from "./requests.ts";
import { control, count, type Finding, first, oneByOne, outcome, type Scenario, type Scene, unless } from "./scenario.ts";

/** What support may give an account in a day, and all accounts together. */
const ACCOUNT_CENTS = 20_000;
const MOST_ACCOUNTS = 5;
const reason = "a box arrived late";

/** What staff may give, and keys of requests that were answered already. */
export const money: readonly Scenario[] = [
  { id: "M3a", severity: "medium", title: "$200 of goodwill fifteen times", play: goodwill },
  { id: "M3b", severity: "medium", title: "$200 of goodwill to eight accounts", play: goodwillAround },
  { id: "M4a", severity: "medium", title: "a refund's key again, with a client's cookie beside and other lines", play: keyWithCookie },
  { id: "M4b", severity: "medium", title: "one key of two members of staff", play: sharedKey },
  { id: "M5a", severity: "medium", title: "skip, unskip, skip under one key", play: keyOfSkips },
  { id: "M5b", severity: "medium", title: "two quantities under one key", play: keyOfQuantities },
  { id: "L8", severity: "low", title: "points for bringing one box back again and again", play: pointsAgain },
];

async function goodwill({ stage, support }: Scene): Promise<Finding> {
  const accountId = await accountOf(await signUp(stage.url));
  const codes = await oneByOne(15, () => outcome(support.call(grantCredit, { accountId, cents: ACCOUNT_CENTS, reason })));
  return first(control("the first", codes[0]!), unless("1", String(count(codes, "done"))));
}

async function goodwillAround({ stage, support }: Scene): Promise<Finding> {
  const codes = await oneByOne(MOST_ACCOUNTS + 3, async () => {
    const accountId = await accountOf(await signUp(stage.url));
    return outcome(support.call(grantCredit, { accountId, cents: ACCOUNT_CENTS, reason }));
  });
  return unless(String(MOST_ACCOUNTS), String(count(codes, "done")));
}

async function keyWithCookie(scene: Scene): Promise<Finding> {
  const client = await signUp(scene.stage.url);
  const refund = await refunds(scene, client);
  const one = await refund(0, "attack-key");
  const same = await refund(0, "attack-key", `; ${cookieOf(client)}`);
  const other = await refund(1, "attack-key", `; ${cookieOf(client)}`);
  return first(control("the first", one.code), unless(refundIdOf(one), refundIdOf(same)), unless("idempotency-conflict", other.code));
}

const refundIdOf = ({ text }: Answer): string => String((JSON.parse(text) as { refundId?: string }).refundId);

/** Refunds of one line of the first box, as requests of support with more cookies than its own. */
async function refunds({ stage, support }: Scene, client: Household) {
  const orderId = client.firstOrderId;
  const { lines } = await boxOf(client, orderId);
  await support.refresh();
  return (line: number, key: string, alsoCookies = "") =>
    send(
      stage.url,
      refundOrder,
      { orderId, lines: [{ sku: lines[line]!.dish.sku, quantity: 1 }], deliveryFee: false, reason },
      { ...headersOf(support), "idempotency-key": key, cookie: `${cookieOf(support)}${alsoCookies}` },
    );
}

async function sharedKey({ stage, admin, support }: Scene): Promise<Finding> {
  const refundBy = async (member: typeof admin) => {
    const client = await signUp(stage.url);
    const { orderId, lines } = await boxOf(client, client.firstOrderId);
    const refund = { orderId, lines: [{ sku: lines[0]!.dish.sku, quantity: 1 }], deliveryFee: false, reason };
    return outcome(member.call(refundOrder, refund, { idempotencyKey: "shared-key" }));
  };
  return first(control("the first", await refundBy(support)), unless("done", await refundBy(admin)));
}

async function keyOfSkips({ stage }: Scene): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const key = { idempotencyKey: "one-key" };
  const steps = [
    await outcome(client.call(skipOrder, { orderId }, key)),
    await outcome(client.call(unskipOrder, { orderId }, key)),
    (await boxOf(client, orderId)).status,
    await outcome(client.call(skipOrder, { orderId }, key)),
    (await boxOf(client, orderId)).status,
  ];
  return unless("done, done, open, done, skipped", steps.join(", "));
}

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
