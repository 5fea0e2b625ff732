import { previewRefund } from "@tablee/commands/refund/preview-refund";
import { Refused } from "@tablee/commands/refused";
import { grantCredit, previewRefund as previewCall, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const support = await staffMember(stage.url, "soutien@tablee.example");
const finance = await staffMember(stage.url, "finance@tablee.example");

describe("what support may give in a day", () => {
  const household = async () => {
    const person = await stage.household();
    return { ...person, accountId: await accountIdOf(person) };
  };
  const reason = "a box arrived late";
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => "given",
      (error: { body?: { code?: string } }) => error.body?.code,
    );
  const credit = (who: Visitor, accountId: AccountId, cents: number) => outcome(who.call(grantCredit, { accountId, cents, reason }));

  it("is $200 an account, credits in parallel included; finance may give more", async () => {
    const { accountId } = await household();
    const tries = await Promise.all(Array.from({ length: 6 }, () => credit(support, accountId, 5_000)));
    expect(tries.filter((one) => one === "given")).toHaveLength(4);
    expect(new Set(tries)).toEqual(new Set(["given", "allowance-used-up"]));
    expect(await credit(support, accountId, 100)).toBe("allowance-used-up");
    expect(await credit(finance, accountId, 20_000)).toBe("given");
  });

  it("adds refunds and credits together: a refund beyond it waits for finance", async () => {
    const { accountId, firstOrderId: orderId, ...person } = await household();
    const [box] = await ordersOf(person);
    const [one, two] = box!.lines.map(({ dish }) => ({ orderId, lines: [{ sku: dish.sku, quantity: 1 }], deliveryFee: false, reason }));
    const first = await support.call(refundOrder, one!, { idempotencyKey: "allowance-1" });
    expect(first.waiting).toBe(false);
    expect(await support.call(refundOrder, one!, { idempotencyKey: "allowance-1" })).toEqual(first);
    expect(await credit(support, accountId, 20_000 - first.amounts.totalCents + 1)).toBe("allowance-used-up");
    expect(await credit(support, accountId, 20_000 - first.amounts.totalCents)).toBe("given");
    const { reason: _, ...asked } = two!;
    expect((await support.call(previewCall, asked)).needsApproval).toBe(true);
    expect((await finance.call(previewCall, asked)).needsApproval).toBe(false);
    expect((await support.call(refundOrder, two!)).waiting).toBe(true);
  });

  it("lets a refund wait that could not be previewed a moment before", async () => {
    const { firstOrderId: orderId, ...person } = await household();
    const [box] = await ordersOf(person);
    const { commands } = stage;
    const { send } = commands;
    commands.send = async (useCase, input, context) => {
      if ((useCase as unknown) === previewRefund) throw new Refused(refuse("order-not-billed"));
      return send(useCase, input, context);
    };
    const lines = [{ sku: box!.lines[0]!.dish.sku, quantity: 1 }];
    const { waiting } = await support.call(refundOrder, { orderId, lines, deliveryFee: false, reason }).finally(() => {
      commands.send = send;
    });
    expect(waiting).toBe(true);
  });

  it("is $1,000 an agent over all accounts", async () => {
    const given: unknown[] = [];
    for (let i = 0; i < 4; i++) given.push(await credit(support, (await household()).accountId, 20_000));
    // $400 were given above: $600 are left.
    expect(given).toEqual(["given", "given", "given", "allowance-used-up"]);
  });
});
