import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { grantCredit, refundOrder } from "@tablee/contracts/calls/desk-refunds";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { ordersOf, signUp } from "../../people.ts";
import { cookieOf, count, first, outcome, type Scenario, type Scene, unless } from "./scenario.ts";

const DAILY_CENTS = 20_000;
const reason = "a box arrived late";

/** What staff may give, and keys of requests that were heard already. */
export const money: readonly Scenario[] = [
  {
    id: "M3",
    severity: "medium",
    title: "$200 of goodwill fifteen times",
    async play({ stage, support }) {
      const client = await signUp(stage.url);
      const { clientId: accountId } = (await client.call(sessionData, {})).client!;
      const codes: string[] = [];
      for (let i = 0; i < 15; i++) codes.push(await outcome(support.call(grantCredit, { accountId, cents: DAILY_CENTS, reason })));
      const given = count(codes, "done");
      return given > 1 ? `${given} times given` : undefined;
    },
  },
  {
    id: "M4a",
    severity: "medium",
    title: "a refund's key again, with a client's cookie beside and other lines",
    async play(scene) {
      const client = await signUp(scene.stage.url);
      const refund = await refunds(scene, client);
      const [one, two] = [await refund(0, "attack-key"), await refund(1, "attack-key", `; ${cookieOf(client)}`)];
      return first(unless("200", String(one.status)), unless("409", String(two.status)));
    },
  },
  {
    id: "M4b",
    severity: "medium",
    title: "one key of two members of staff",
    async play({ stage, admin, support }) {
      const refundBy = async (member: typeof admin) => {
        const client = await signUp(stage.url);
        const refund = { orderId: client.firstOrderId, lines: [], deliveryFee: true, reason };
        return outcome(member.call(refundOrder, refund, { idempotencyKey: "shared-key" }));
      };
      const codes = [await refundBy(support), await refundBy(admin)];
      return codes.includes("idempotency-conflict") ? "two people collide" : undefined;
    },
  },
  {
    id: "M5",
    severity: "medium",
    title: "skip, unskip, skip under one key",
    async play({ stage }) {
      const client = await signUp(stage.url);
      const { orderId } = (await ordersOf(client)).find(({ status }) => status === "open")!;
      const idempotencyKey = "one-key";
      await client.call(skipOrder, { orderId }, { idempotencyKey });
      await outcome(client.call(unskipOrder, { orderId }, { idempotencyKey }));
      const again = await outcome(client.call(skipOrder, { orderId }, { idempotencyKey }));
      const status = (await ordersOf(client)).find((order) => order.orderId === orderId)?.status ?? "gone";
      return again === "done" && status !== "skipped" ? `answered as done, and the order is ${status}` : undefined;
    },
  },
];

/** Refunds of one line of the first box, as raw requests of support with whatever cookies. */
async function refunds({ stage, support }: Scene, client: Awaited<ReturnType<typeof signUp>>) {
  const { lines } = (await ordersOf(client)).find(({ orderId }) => orderId === client.firstOrderId)!;
  await support.refresh();
  return (line: number, key: string, alsoCookies = "") =>
    fetch(`${stage.url}${refundOrder.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrf-token": support.csrf(),
        "idempotency-key": key,
        cookie: `${cookieOf(support)}${alsoCookies}`,
      },
      body: JSON.stringify({
        orderId: client.firstOrderId,
        lines: [{ sku: lines[line]!.dish.sku, quantity: 1 }],
        deliveryFee: false,
        reason,
      }),
    });
}
