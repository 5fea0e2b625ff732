import { IdleCheck } from "@tablee/api/operations/idle-check";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { previewRefund, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { streamCategories } from "@tablee/domain/streams";
import { follow } from "@tablee/event-store/follow";
import { expectBalancedBooks } from "../stage/books.ts";
import { gatewayCaptures, gatewayRefunds } from "../stage/gateway-view.ts";
import { accountIdOf, eventually, ordersOf, staffMember } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const finance = await staffMember(stage.url, "finance@tablee.example");

/** Households that were lived in memory and written down, as the demo's season is; read models are compared in read-models.int.spec.ts. */
describe("a past that was written down", () => {
  it("is finished: the policies and schedules that start on it append nothing", async () => {
    const { opened } = stage.running.api;
    const idle = new IdleCheck(opened);
    expect(await eventually(() => idle.isIdle(STAGE_NOW), Boolean)).toBe(true);
    const stop = new AbortController();
    let seen = 0;
    const head = stage.headOfPast!;
    const late: string[] = [];
    for await (const batch of follow(opened.store, {
      categories: Object.keys(streamCategories),
      after: undefined,
      signal: stop.signal,
      maxEvents: 4_000,
    })) {
      seen += batch.events.length;
      late.push(...batch.events.filter(({ position }) => position > head).map(({ stream, type }) => `${stream} ${type}`));
      if (batch.caughtUp) stop.abort();
    }
    expect(seen).toBeGreaterThan(300);
    expect(late).toEqual([]);
  });

  it("is what staff work on: an account is found, its notices are there, its box is refunded, and the books hold", async () => {
    const person = await stage.household();
    const accountId = await accountIdOf(person);
    const [box] = await ordersOf(person);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const found = await support.call(searchAccounts, { q: person.email });
    expect(found.rows.map((row) => row.accountId)).toEqual([accountId]);
    const { rows: notices } = await support.call(outbox, { q: person.email });
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(["email-code", "order-charged", "welcome"]);

    const { pool } = stage.running.api;
    expect(await gatewayCaptures(pool, box!.orderId)).toMatchObject([{ amountCents: box!.price.chargeCents }]);
    const asked = { orderId: box!.orderId, lines: [{ sku: box!.lines[0]!.dish.sku, quantity: 1 }], deliveryFee: false };
    const { amounts } = await finance.call(previewRefund, asked);
    await finance.call(refundOrder, { ...asked, reason: "arrived damaged" });
    const refunds = await eventually(
      () => gatewayRefunds(pool),
      (found) => found.length > 0,
    );
    expect(refunds).toMatchObject([{ amountCents: amounts.cardCents }]);
    await expectBalancedBooks(finance, pool);
  });
});
