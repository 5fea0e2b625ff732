import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { grantCredit, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { applyCode } from "@tablee/contracts/calls/settings-payment";
import { commonFacts, validInput } from "../campaigns/fuzz/valid.ts";
import { accountIdOf, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const customer = await stage.household();
const support = await staffMember(stage.url, "soutien@tablee.example");
const finance = await staffMember(stage.url, "finance@tablee.example");
const accountId = await accountIdOf(customer);

describe("an Idempotency-Key", () => {
  const cookieOf = (...people: Visitor[]) => people.flatMap(({ jar }) => [...jar].map(([name, value]) => `${name}=${value}`)).join("; ");
  const post = async (by: Visitor, call: Call, body: unknown, key?: string, cookie = cookieOf(by)) => {
    const response = await fetch(`${stage.url}${call.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrf-token": by.csrf(),
        cookie,
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json(), position: response.headers.get("x-tablee-position") };
  };
  const credit = (cents: number) => ({ accountId, cents, reason: "a box arrived late" });

  it.each(allCalls.filter(({ idempotent }) => idempotent).map((call) => [call.path, call] as const))(
    "is required by %s",
    async (_, call) => {
      const by = typeof call.who === "string" ? customer : finance;
      const missing = { status: 400, body: { code: "idempotency-key-missing" } };
      expect(await post(by, call, validInput(call, commonFacts))).toMatchObject(missing);
      expect(await post(by, call, validInput(call, commonFacts), "")).toMatchObject(missing);
      expect(await post(by, call, validInput(call, commonFacts), "k".repeat(201))).toMatchObject(missing);
    },
  );

  it("answers as before, where it had written too, whatever has happened since", async () => {
    const first = await post(finance, grantCredit, credit(500), "credit-1");
    expect(first).toMatchObject({ status: 200, body: { promotionalCents: 500 } });
    expect(await post(finance, grantCredit, credit(700), "credit-2")).toMatchObject({ body: { promotionalCents: 1_200 } });
    expect(await post(finance, grantCredit, credit(500), "credit-1")).toEqual(first);
    expect(await post(finance, grantCredit, credit(501), "credit-1")).toMatchObject({
      status: 409,
      body: { code: "idempotency-conflict" },
    });
  });

  it("keeps a refusal of a rule, also once the rule would allow it", async () => {
    expect(await post(support, grantCredit, credit(20_000), "all")).toMatchObject({ status: 200 });
    const refused = { status: 403, body: { code: "allowance-used-up" } };
    expect(await post(support, grantCredit, credit(100), "more")).toMatchObject(refused);
    await stage.running.api.pool.query("DELETE FROM vault.allowance");
    expect(await post(support, grantCredit, credit(100), "more")).toMatchObject(refused);
    expect(await post(support, grantCredit, credit(100), "again")).toMatchObject({ status: 200 });
    const unknown = { status: 422, body: { code: "code-invalid" } };
    for (const _ of [1, 2]) expect(await post(customer, applyCode, { code: "NOSUCHCODE" }, "code")).toMatchObject(unknown);
  });

  it("belongs to a member of staff: not to an address, nor to a customer's cookie beside", async () => {
    const [box] = await ordersOf(customer);
    const [one, two] = box!.lines.map(({ dish: { sku } }) => [{ sku, quantity: 1 }]);
    const refund = (lines: unknown) => ({ orderId: customer.firstOrderId, lines, deliveryFee: false, reason: "arrived damaged" });
    const first = await post(finance, refundOrder, refund(one), "K");
    expect(first).toMatchObject({ status: 200 });
    const beside = cookieOf(finance, customer);
    expect(await post(finance, refundOrder, refund(one), "K", beside)).toEqual(first);
    expect(await post(finance, refundOrder, refund(two), "K", beside)).toMatchObject({ status: 409 });
    const other = await post(support, refundOrder, refund(two), "K");
    expect(other).toMatchObject({ status: 200 });
    expect((other.body as { refundId: string }).refundId).not.toBe((first.body as { refundId: string }).refundId);
  });

  it("is forgotten with its row: the same key is then another request", async () => {
    const before = await post(finance, grantCredit, credit(300), "monthly");
    await stage.running.api.pool.query("DELETE FROM vault.idempotency WHERE key = 'monthly'");
    const after = await post(finance, grantCredit, credit(300), "monthly");
    const balance = ({ body }: typeof before) => (body as { promotionalCents: number }).promotionalCents;
    expect(balance(after)).toBe(balance(before) + 300);
  });

  it("is ignored by every other call: skip, unskip and skip under one key are three acts", async () => {
    const orderId = (await ordersOf(customer))[1]!.orderId;
    const statuses: unknown[] = [];
    for (const call of [skipOrder, unskipOrder, skipOrder]) {
      const { body } = await post(customer, call, { orderId }, "one-key");
      statuses.push((body as { order: { status: string } }).order.status);
    }
    expect(statuses).toEqual(["skipped", "open", "skipped"]);
  });
});
