import { pointAccounts } from "@tablee/commands/aggregates";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { currentMeritProgram, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { answerPointsDispute, pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { disputePoints, giftCardOptions, redeemForGiftCard, rewardPageData, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { eventually, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

/** As the API shows it; its payments are proved in memory. */
describe("the credit of an account", () => {
  /** The account of an order, and a context for a command to it. */
  const given = async (orderId: OrderId) => {
    const { pool, opened } = stage.running.api;
    const { rows } = await pool.query<{ account_id: AccountId }>("SELECT account_id FROM read.orders WHERE key = $1", [orderId]);
    const accountId = rows[0]!.account_id;
    const commandId = idFrom("one credit", accountId);
    const at = opened.clock.now();
    const context = { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, subject: accountId, at } as const;
    return { accountId, context, steps: opened.dependencies.steps };
  };
  const grant = async (orderId: OrderId, amount: number) => {
    const { accountId, context } = await given(orderId);
    const credit = { kind: "promotional", source: "goodwill", name: "late box", cents: cents(amount) } as const;
    await stage.commands.send(grantCredit, { accountId, grantId: context.commandId, ...credit }, context);
  };
  const credits = async (person: Visitor) => (await ordersOf(person)).slice(1).map(({ price }) => price.promotionalCents);

  it("is shown once over the boxes to come, in their order", async () => {
    const person = await stage.household();
    const [, one, two] = await ordersOf(person);
    const total = one!.price.totalCents;
    await grant(one!.orderId, total + 1000);
    const shown = await eventually(
      () => credits(person),
      ([first]) => first === total,
    );
    expect(shown.slice(0, 3)).toEqual([total, 1000, 0]);
    const editor = async (orderId: OrderId) => (await person.call(editorDataV2, { orderId })).credit;
    const goodwill = (amount: number) => ({ promotionalCents: amount, promotionalSources: [{ source: "goodwill", cents: amount }] });
    expect(await editor(one!.orderId)).toEqual({ ...goodwill(total + 1000), purchasedCents: 0 });
    expect(await editor(two!.orderId)).toEqual({ ...goodwill(1000), purchasedCents: 0 });

    const skipped = await person.call(skipOrder, { orderId: one!.orderId, reason: "away" });
    expect(skipped.order.price.promotionalCents).toBe(0);
    expect((await credits(person)).slice(0, 2)).toEqual([0, two!.price.totalCents]);
    const back = await person.call(unskipOrder, { orderId: one!.orderId });
    expect(back.order.price.promotionalCents).toBe(total);

    const editingSession = crypto.randomUUID();
    const { order } = await person.call(editorDataV2, { orderId: two!.orderId, editingSession });
    const lines = order.lines.slice(0, 1).map(({ dish: { sku } }) => ({ sku, quantity: 1 }));
    const short = await person.call(updateQuantity, { orderId: two!.orderId, version: order.version, editingSession, lines });
    expect(short.order).toMatchObject({ belowMinimum: true, price: { promotionalCents: 0 } });
    expect((await credits(person)).slice(0, 3)).toEqual([total, 0, 1000]);
  });

  it("is given at once for points that are exchanged, once where two windows exchange the same ones", async () => {
    const person = await stage.household();
    const [, next] = await ordersOf(person);
    await expect(person.call(redeemForGiftCard, { points: 500 })).rejects.toMatchObject({ body: { code: "not-enough-points" } });
    await expect(person.call(redeemForGiftCard, { points: 499 })).rejects.toMatchObject({ body: { code: "redemption-not-offered" } });
    const { accountId, context, steps } = await given(next!.orderId);
    await steps.handle(pointAccounts, accountId, { type: "Award", awardId: context.commandId, points: 900, at: context.at }, context);
    const both = await Promise.allSettled([1, 2].map(() => person.call(redeemForGiftCard, { points: 500 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await credits(person)).slice(0, 2)).toEqual([500, 0]);
    const { balance, options } = await person.call(rewardPageData, {});
    expect(options).toEqual((await person.call(giftCardOptions, {})).options);
    expect([balance.available, options[0]]).toEqual([400, { points: 500, cents: 500, missing: 100 }]);
    const { rows } = await person.call(rewardsHistories, {});
    expect(rows.map(({ kind, points }) => [kind, points])).toEqual([
      ["redeemed", -500],
      ["stamp-card", 900],
      ["box", expect.any(Number)],
    ]);
    // A line of them is disputed, and staff answer.
    const [{ id }] = rows as [(typeof rows)[number]];
    await person.call(disputePoints, { id, message: "I never exchanged these." });
    const again = person.call(disputePoints, { id, message: "I never exchanged these." });
    await expect(again).rejects.toMatchObject({ body: { code: "already-disputed" } });
    const unknown = person.call(disputePoints, { id: "no such line", message: "Where are they?" });
    await expect(unknown).rejects.toMatchObject({ body: { code: "points-line-not-found" } });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const { disputes } = await support.call(pointsDisputes, {});
    expect(disputes).toMatchObject([{ accountId, line: "redeemed", orderId: null, message: "I never exchanged these." }]);
    const answer = { accountId, disputeId: disputes[0]!.disputeId, points: 500, reason: "We give them back." };
    await support.call(answerPointsDispute, answer);
    await expect(support.call(answerPointsDispute, answer)).rejects.toMatchObject({ body: { code: "dispute-answered" } });
    expect((await support.call(pointsDisputes, {})).disputes).toEqual([]);
    const after = await person.call(rewardsHistories, {});
    expect(after.rows[0]).toMatchObject({ kind: "adjusted", points: 500 });
    expect(after.rows[1]).toMatchObject({ id, dispute: { state: "answered" } });
    expect((await person.call(rewardPageData, {})).balance.available).toBe(900);
    const box = after.rows.find(({ kind }) => kind === "box")!;
    await person.call(disputePoints, { id: box.id, message: "It should be more." });
    const shown = (await person.call(rewardsHistories, {})).rows;
    expect(shown.map(({ kind }) => kind)).toEqual(after.rows.map(({ kind }) => kind));
    expect(shown.find(({ id }) => id === box.id)).toMatchObject({ dispute: { state: "open" } });
    expect((await support.call(pointsDisputes, {})).disputes).toMatchObject([{ line: "box", orderId: box.id }]);
    expect((await person.call(currentMeritProgram, {})).program).toMatchObject({ status: "waiting", delivered: 0, weeks: [] });
  });
});
