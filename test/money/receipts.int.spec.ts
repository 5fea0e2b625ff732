import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { changeDeliveryForm, skipOrder, updateDelivery } from "@tablee/contracts/calls/account";
import { findReceipt } from "@tablee/contracts/calls/admin/orders";
import { skipReceipts, subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { type AccountId, idFrom, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { advance, eventually, ordersOf, signUp, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const support = await staffMember(stage.url, "soutien@tablee.example");
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("a receipt", () => {
  it("of a skip shows the day and cutoff in force when it was received, wherever the box moved since", async () => {
    const person = await signUp(stage.url);
    const [, second] = await ordersOf(person);
    const { orderId, deliveryDate, cutoff } = second!;
    await person.call(skipOrder, { orderId, reason: "away" });
    const [before] = (await person.call(skipReceipts, { orderId })).receipts;
    expect(before).toMatchObject({ kind: "skipped", deliveryDate, cutoff: { at: cutoff.at } });
    const { days } = await person.call(changeDeliveryForm, { orderId });
    const other = days.find((day) => day.date !== deliveryDate && !day.past)!;
    const place = other.windows.find(({ full }) => !full)!;
    const moved = await person.call(updateDelivery, { orderId, weekday: other.weekday as 1, window: place.window });
    expect(moved.order.deliveryDate).not.toBe(deliveryDate);
    const [after] = (await person.call(skipReceipts, { orderId })).receipts;
    expect(after).toEqual(before);
    expect((await support.call(findReceipt, { number: before!.number })).skip).toMatchObject({ deliveryDate, cutoff: { at: cutoff.at } });
  });

  it("is there for a pause, its end and a closing, by its number, for the customer and for support", async () => {
    const person = await signUp(stage.url);
    const other = await signUp(stage.url);
    const [, second] = await ordersOf(person);
    const { rows } = await stage.running.api.pool.query<{ key: SubscriptionId; account_id: AccountId }>(
      "SELECT s.key, s.account_id FROM read.subscriptions s JOIN read.orders o ON o.subscription_id = s.key WHERE o.key = $1",
      [second!.orderId],
    );
    const { key: subscriptionId, account_id: accountId } = rows[0]!;
    const context = (what: string) => {
      const commandId = idFrom("receipts", what);
      const actor = { kind: "client", id: accountId } as const;
      return { commandId, actor, correlationId: commandId, subject: accountId, at: stage.running.api.clock.now() };
    };
    await stage.commands.send(pauseSubscription, { subscriptionId, reason: "vacation" }, context("pause"));
    await stage.commands.send(resumeSubscription, { subscriptionId }, context("resume"));
    await stage.commands.send(closeSubscription, { subscriptionId, reason: "expensive" }, context("close"));
    const { receipts } = await eventually(
      () => person.call(subscriptionReceipts, {}),
      (seen) => seen.receipts.length === 3,
    );
    expect(receipts).toMatchObject([{ kind: "closed", reason: "expensive" }, { kind: "resumed" }, { kind: "paused", reason: "vacation" }]);
    const [closed, resumed] = receipts;
    expect(closed!.receivedAt.at).toBe(context("").at);
    expect(closed!.from.cutoff.at > closed!.receivedAt.at).toBe(true);
    // The first box was paid at sign-up, and is delivered.
    expect(receipts.map(({ from }) => from.deliveryDate)).toEqual(Array(3).fill(second!.deliveryDate));
    const number = closed!.number.toLowerCase();
    expect((await person.call(subscriptionReceipts, { number })).receipts).toEqual([closed]);
    expect((await person.call(subscriptionReceipts, { number: resumed!.number })).receipts).toEqual([resumed]);
    expect((await other.call(subscriptionReceipts, { number })).receipts).toEqual([]);
    expect(await support.call(findReceipt, { number })).toMatchObject({ accountId, orderId: null, receipt: null, subscription: closed });
    await advance(admin, closed!.from.cutoff.at);
    expect((await person.call(subscriptionReceipts, { number })).receipts).toEqual([closed]);
  });
});
