import { decideRefund, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { gatewayRefunds } from "../../../stage/gateway-view.ts";
import { signUp, staffMember } from "../../../stage/people.ts";
import type { Stage } from "../../../stage/stage.ts";
import { atOnce, control, count, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { boxOf, capturesOf, pay, putTogether } from "./boxes.ts";

const reason = "a box arrived broken";

/** Attacks that send many refunds, or many decisions about one, at the same time. */
export const refunds: readonly Scenario[] = [
  { id: "W13a", severity: "high", title: "30 refunds of one line at once, each an act of its own", play: oneLine },
  { id: "W13b", severity: "high", title: "six decisions at once about a refund that waits for a second person", play: decisions },
];

/** The gateway's refunds of an order's charges. */
const paidBack = async ({ running }: Stage, orderId: string): Promise<readonly number[]> =>
  (await gatewayRefunds(running.api.pool, orderId)).map(({ amountCents }) => amountCents);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function oneLine({ stage }: Scene): Promise<Finding> {
  const finance = await staffMember(stage.url, "finance@tablee.example");
  const client = await signUp(stage.url);
  const orderId = client.firstOrderId;
  const { lines } = await boxOf(client, orderId);
  const { dish, quantity } = lines[0]!;
  const refund = { orderId, lines: [{ sku: dish.sku, quantity: 1 }], deliveryFee: false, reason };
  const codes = await atOnce(30, () => outcome(finance.call(refundOrder, refund, { idempotencyKey: crypto.randomUUID() })));
  const captured = (await capturesOf(stage, orderId))[0]!.amountCents;
  const back = await paidBack(stage, orderId);
  return first(
    unless(String(quantity), String(count(codes, "done"))),
    unless(String(quantity), String(back.length)),
    sum(back) > captured ? `${sum(back)} cents back of ${captured}` : undefined,
    unless(["refund-exceeds-order", "conflict", "unavailable"], codes.find((code) => code !== "done") ?? "none refused"),
  );
}

async function decisions({ stage }: Scene): Promise<Finding> {
  const finance = await staffMember(stage.url, "finance@tablee.example");
  const second = await staffMember(stage.url, "admin@tablee.example");
  const client = await signUp(stage.url);
  const addition = await putTogether(client, 20);
  const { orderId, additionId, sku } = addition;
  const { result } = await pay(client, addition);
  const asked = { orderId, additionId, lines: [{ sku, quantity: 20 }], deliveryFee: false, reason };
  const { refundId, waiting } = await finance.call(refundOrder, asked);
  const before = await paidBack(stage, `${orderId}_${additionId}`);
  const decide = { orderId, refundId, approved: true };
  const own = await outcome(finance.call(decideRefund, decide));
  const codes = await atOnce(6, () => outcome(second.call(decideRefund, decide, { idempotencyKey: crypto.randomUUID() })));
  const captured = (await capturesOf(stage, `${orderId}_${additionId}`))[0]!.amountCents;
  return first(
    control("the addition", result, "billed"),
    control("a refund that waits", String(waiting), "true"),
    unless("0", String(before.length)),
    unless("second-person-needed", own),
    count(codes, "done") === 0 ? `proves nothing: all were ${codes[0]}` : undefined,
    unless(String(captured), (await paidBack(stage, `${orderId}_${additionId}`)).join(" and ")),
  );
}
