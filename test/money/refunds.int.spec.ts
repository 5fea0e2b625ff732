import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { recordDelivery, routes } from "@tablee/contracts/calls/admin/deliveries";
import { deskOrder } from "@tablee/contracts/calls/admin/orders";
import { decideRefund, grantCredit, previewRefund, refundOrder, refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { receipt } from "@tablee/contracts/calls/receipts";
import { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { paymentHistory, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { tracking } from "@tablee/contracts/calls/tracking";
import { addHours } from "@tablee/domain/kernel/time";
import { expectBalancedBooks } from "../stage/books.ts";
import { gatewayCaptures, gatewayRefunds } from "../stage/gateway-view.ts";
import { marketItem } from "../stage/paid-boxes.ts";
import { accountIdOf, advance, eventually, ordersOf, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");
const finance = await staffMember(stage.url, "finance@tablee.example");

describe("refunds", () => {
  it("pays with the balance first, and gives a goodwill credit's part back with a refund", async () => {
    const person = await signUp(stage.url);
    const [, order] = await ordersOf(person);
    const accountId = await accountIdOf(person);
    await admin.call(grantCredit, { accountId, cents: 1_500, reason: "a late box" });
    await advance(admin, addHours(order!.cutoff.at, 2));
    const paid = (await ordersOf(person)).find((each) => each.orderId === order!.orderId)!;
    expect(paid).toMatchObject({ status: "billed", price: { promotionalCents: 1_500 } });
    expect(await gatewayCaptures(stage.running.api.pool, order!.orderId)).toMatchObject([{ amountCents: paid.price.totalCents - 1_500 }]);
    expect((await person.call(paymentSettings, {})).credit).toEqual({ promotionalCents: 0, purchasedCents: 0 });

    const asked = { orderId: order!.orderId, lines: [{ sku: paid.lines[0]!.dish.sku, quantity: 1 }], deliveryFee: false };
    const preview = await finance.call(previewRefund, asked);
    expect(preview).toMatchObject({ needsApproval: false, leftCents: paid.price.totalCents });
    expect(preview.amounts.promotionalCents).toBeGreaterThan(0);
    const done = await finance.call(refundOrder, { ...asked, reason: "arrived damaged" }, { idempotencyKey: "refund-1" });
    expect(done).toMatchObject({ waiting: false, amounts: preview.amounts });
    const { receipt: shown } = await finance.call(deskOrder, { orderId: order!.orderId });
    expect(shown!.refunds).toMatchObject([{ reason: "arrived damaged", amounts: preview.amounts }]);
    const settings = await eventually(
      () => person.call(paymentSettings, {}),
      ({ credit }) => credit.promotionalCents > 0,
    );
    expect(settings.credit.promotionalCents).toBe(preview.amounts.promotionalCents);
    expect(await gatewayRefunds(stage.running.api.pool)).toMatchObject([{ amountCents: preview.amounts.cardCents }]);
    const pointsLeft = async () => (await ordersOf(person)).find((each) => each.orderId === order!.orderId)!.pointsToCome;
    expect(await eventually(pointsLeft, (points) => points < paid.pointsToCome)).toBe(
      (await person.call(receipt, { orderId: order!.orderId })).receipt.points,
    );
    const points = (await person.call(rewardsHistories, {})).rows.filter((row) => row.kind === "box");
    const row = points.find(({ orderId }) => orderId === order!.orderId)!;
    expect([row.state, row.points, row.promised - row.takenBack]).toEqual(["pending", await pointsLeft(), await pointsLeft()]);
    const inState = (wanted: string) => points.filter(({ state }) => state === wanted).reduce((sum, each) => sum + each.points, 0);
    const held = { available: inState("earned"), pending: inState("pending"), ended: null };
    expect(held).toEqual(await person.call(rewardsBalance, {}));
    const history = await person.call(paymentHistory, {});
    expect(history.rows.map(({ kind }) => kind)).toEqual(["refund", "order", "order"]);
  });

  it("refunds above the limit only when a second person agrees", async () => {
    const person = await signUp(stage.url, { recipes: 6 });
    const { firstOrderId: orderId } = person;
    const item = await marketItem(person, orderId);
    const { addition } = await person.call(createPatch, {
      editingSession: "window-one",
      orderId,
      lines: [{ sku: item.dish.sku, quantity: 20 }],
    });
    await person.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId });
    const [box] = await ordersOf(person);
    const lines = box!.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
    const added = { orderId, additionId: addition.additionId, lines: [{ sku: item.dish.sku, quantity: 20 }], deliveryFee: false };
    const first = await finance.call(refundOrder, { ...added, reason: "all of it broken" });
    const whole = { orderId, lines, deliveryFee: false };
    expect(first.waiting).toBe(first.amounts.totalCents > 20_000);
    expect((await finance.call(previewRefund, whole)).needsApproval).toBe(true);
    const { waiting, refundId } = await finance.call(refundOrder, { ...whole, reason: "the whole box" });
    expect(waiting).toBe(true);
    const { rows } = await eventually(
      () => finance.call(refundsWaiting, {}),
      (found) => found.rows.some((row) => row.request.refundId === refundId),
    );
    expect(rows.find((row) => row.request.refundId === refundId)).toMatchObject({ orderId, mine: true, comesForNothing: !first.waiting });
    const decide = (who: Visitor) => who.call(decideRefund, { orderId, refundId, approved: true });
    await expect(decide(finance)).rejects.toMatchObject({ status: 403, body: { code: "second-person-needed" } });
    await decide(admin);
  });

  it("delivers a box again, free of charge, when the household was out, and then refunds everything", async () => {
    const person = await signUp(stage.url);
    const { firstOrderId: orderId } = person;
    const [box] = await ordersOf(person);
    const fail = (retries: number) =>
      admin.call(recordDelivery, {
        orderIds: [orderId],
        retries: { [orderId]: retries },
        result: "failed",
        code: "nobody-home",
        reason: "the driver's report",
      });
    const reports = await Promise.all([fail(0), fail(0)]);
    expect(reports.map(({ recorded }) => recorded).toSorted()).toEqual([0, 1]);
    const seen = await eventually(
      () => person.call(tracking, { orderId }),
      ({ box: where }) => where?.failed !== null,
    );
    expect(seen.box?.failed).toMatchObject({ code: "nobody-home", refunded: false });
    const late = { orderIds: [orderId], retries: { [orderId]: 0 }, reason: "the whole route" };
    expect(await admin.call(recordDelivery, { ...late, result: "delivered" })).toEqual({ recorded: 0, leftAlone: [orderId] });
    const { routes: ofDay } = await admin.call(routes, { date: box!.deliveryDate, region: "qc" });
    expect(ofDay.reduce((sum, { retrying }) => sum + retrying, 0)).toBe(1);
    for (const { boxes, planned, out, delivered, failed, retrying } of ofDay)
      expect(planned + out + delivered + failed + retrying).toBe(boxes);
    expect(await admin.call(recordDelivery, { ...late, retries: {}, result: "delivered" })).toEqual({ recorded: 0, leftAlone: [orderId] });
    expect(await fail(1)).toEqual({ recorded: 1, leftAlone: [] });
    expect(await fail(1)).toEqual({ recorded: 0, leftAlone: [orderId] });
    const { rows } = await eventually(
      () =>
        stage.running.api.pool.query<{ refunded_cents: number; status: string }>(
          "SELECT refunded_cents, status FROM read.orders WHERE key = $1",
          [orderId],
        ),
      (found) => found.rows[0]!.refunded_cents > 0,
    );
    expect(rows[0]).toEqual({ status: "failed", refunded_cents: box!.price.totalCents });
  });

  it("keeps books that balance to the cent with the gateway's own, whatever was done above", async () => {
    await expectBalancedBooks(finance, stage.running.api.pool);
  });
});
