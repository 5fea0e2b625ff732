import { menus, orders, stocks } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { editOrder } from "@tablee/commands/order/edit-order";
import { askedOf } from "@tablee/commands/order/making/order-lines";
import { idFrom } from "@tablee/domain/kernel/ids";
import { unitsInBox } from "@tablee/domain/order/state";
import { menuId, stockId } from "@tablee/domain/streams";
import { ordersOf } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

describe("two windows that save the same box at once", () => {
  it("leave the order the stock of the box that was saved, whichever edit was refused", async () => {
    const person = await stage.household();
    const orderId = (await ordersOf(person))[1]!.orderId;
    const { runtime } = stage.running.api.opened.dependencies;
    const order = await loaded();
    const { state: menu } = await runtime.load(menus, menuId(order.region, order.week));
    const { sku } = order.lines[0]!;
    const enough = menu.status === "published" && menu.items.some((item) => item.sku === sku && item.units > 20);
    expect(enough).toBe(true);
    for (let round = 0; round < 5; round++) {
      const { version, lines, accountId } = await loaded();
      const edits = [1, 2, 3].map((more) => {
        const wanted = askedOf(lines).map((line) => (line.sku === sku ? { ...line, quantity: 1 + ((line.quantity + more) % 6) } : line));
        const input = { accountId, orderId, version, editingSession: `window-${round}-${more}`, lines: wanted };
        return stage.commands.send(editOrder, input, contextOf(`${round} ${more}`));
      });
      const answers = await Promise.allSettled(edits);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const after = await loaded();
      const { state: stock } = await runtime.load(stocks, stockId(after.region, after.week, sku));
      const share = stock.status === "open" ? stock.orders.get(orderId) : undefined;
      expect(share).toEqual({ settled: unitsInBox(after).get(sku) });
    }

    async function loaded() {
      const { state } = await runtime.load(orders, orderId);
      if (state.status === "none") throw new Error("there is no such order");
      return state;
    }
  });

  /** A command as policies give it: without an editing session. */
  function contextOf(what: string): CommandContext {
    const commandId = idFrom("edits at once", what);
    const at = stage.running.api.opened.clock.now();
    return { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, at };
  }
});
