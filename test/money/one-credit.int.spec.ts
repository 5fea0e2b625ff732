import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { eventually, ordersOf, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

/** As the API shows it; its payments are proved in memory. */
describe("the credit of an account", () => {
  const grant = async (orderId: OrderId, amount: number) => {
    const { rows } = await stage.running.api.pool.query<{ account_id: AccountId }>("SELECT account_id FROM read.orders WHERE key = $1", [
      orderId,
    ]);
    const accountId = rows[0]!.account_id;
    const commandId = idFrom("one credit", accountId);
    const at = stage.running.api.opened.clock.now();
    const context = { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, subject: accountId, at } as const;
    const given = { grantId: commandId, kind: "promotional", source: "goodwill", name: "late box", cents: cents(amount) } as const;
    await stage.commands.send(grantCredit, { accountId, ...given }, context);
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
    expect(await editor(one!.orderId)).toEqual({ promotionalCents: total + 1000, purchasedCents: 0 });
    expect(await editor(two!.orderId)).toEqual({ promotionalCents: 1000, purchasedCents: 0 });

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
});
