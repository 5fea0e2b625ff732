import { subscriptions } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { system } from "@tablee/domain/kernel/log/actor";
import { cents, zero } from "@tablee/domain/kernel/money";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { accountId, menuItem, otherAccountId, plan, recipe, tastes } from "@tablee/domain/testing/examples";
import { others, takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, slot, stockedSkus, subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { changeLines } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { itemsWith, loneOrder } from "@tablee/testing/fixtures/single-order";
import { skipOrder } from "./weeks/skip-order.ts";

const orderId = orderIds[1]!;
/** The box has one of each of the dishes 4, 5 and 6. Each number is a dish of which one more unit is requested. */
const asked = (...dishes: readonly number[]) =>
  [...new Set(dishes)].map((dish) => ({ sku: skuOf(dish), quantity: dishes.filter((each) => each === dish).length }));

type Asked = Partial<Parameters<typeof editOrder>[1]>;

const editing = (household: Household, lines: Asked["lines"], more: Asked = {}) => {
  const { version } = household.order(1);
  return { accountId, orderId, version, editingSession: "simulated-session", lines: lines!, ...more };
};
const edit = (household: Household, lines: Asked["lines"], more: Asked = {}, context = household.context()) => {
  const input = editing(household, lines, more);
  return transcriptOf(household.world, (steps) => editOrder(steps, input, context));
};

/** Each item's stock has exactly the box's units, and holds nothing. */
function expectShares(household: Household) {
  const { lines } = household.order(1);
  for (const sku of stockedSkus) {
    const stock = household.stock(1, sku);
    const units = lines.find((line) => line.sku === sku)?.quantity ?? 0;
    expect([sku, settledUnits(stock, orderId), heldUntil(stock, orderId, household.now)]).toEqual([sku, units, undefined]);
  }
}

describe("a box with other dishes", () => {
  const swapped = [
    "StockHeld 1/RTC-0006 2",
    "StockHeld 1/RTC-0001 1",
    "StockHeld 1/RTC-0004 1",
    "OrderEdited 1 RTC-0001×1 RTC-0005×1 RTC-0006×2",
    "StockSettled 1/RTC-0006 2",
    "StockSettled 1/RTC-0001 1",
    "StockSettled 1/RTC-0004 0",
  ];

  it("holds what becomes more or less, leaves the rest alone, and settles both by the order's lines", async () => {
    const household = await begin();
    const lines = await edit(household, asked(1, 5, 6, 6));
    expect(lines.toSorted()).toEqual(swapped.toSorted());
    expect(lines.indexOf("OrderEdited 1 RTC-0001×1 RTC-0005×1 RTC-0006×2")).toBe(3);
    expectShares(household);
  });

  it("changes nothing more when the same request comes again", async () => {
    const household = await begin();
    const context = household.context();
    const input = editing(household, asked(1, 5, 6, 6));
    const work = () => transcriptOf(household.world, (steps) => editOrder(steps, input, context));
    expect(await work()).toHaveLength(swapped.length);
    expect(await work()).toEqual([]);
  });

  it("holds a dish that it wants fewer of as often as it has it, until it has been given up", async () => {
    const household = await begin();
    await changeLines(household, 1, asked(4, 4, 4, 5, 6));
    expect(await edit(household, asked(4, 5, 6))).toEqual([
      "StockHeld 1/RTC-0004 3",
      "OrderEdited 1 RTC-0004×1 RTC-0005×1 RTC-0006×1",
      "StockSettled 1/RTC-0004 1",
    ]);
  });

  it("is not written when its lines are unchanged", async () => {
    const household = await begin();
    expect(await edit(household, asked(4, 5, 6))).toEqual([]);
  });
});

describe("a dish that others have bought", () => {
  it("refuses the whole edit by name, and gives back what was held for the others", async () => {
    const household = await begin();
    await takeStock(household, 1, skuOf(1));
    const before = household.world.log.head;
    const { steps } = household.world.process();
    const refused = editOrder(steps, editing(household, asked(1, 2, 5, 6)), household.context());
    await expect(refused).rejects.toMatchObject({ code: "sold-out", details: { skus: [skuOf(1)] } });
    const kept = household.world.log.events.slice(before).map(({ type }) => type);
    expect(kept.toSorted()).toEqual(["StockHeld", "StockHeld", "StockSettled", "StockSettled"]);
    expect(household.order(1).lines.map(({ sku }) => sku)).toEqual([4, 5, 6].map(skuOf));
    expectShares(household);
  });

  it("can still be kept, and others of it taken out", async () => {
    const household = await begin();
    await takeStock(household, 1, skuOf(4), 3);
    expect(await edit(household, asked(4, 5, 5))).toContain("OrderEdited 1 RTC-0004×1 RTC-0005×2");
    expectShares(household);
  });
});

describe("an edit that is refused before anything is held", () => {
  it("starts from a version that is not the box's any more", async () => {
    const household = await begin();
    expect(await edit(household, asked(1, 5, 6), { version: household.order(1).version + 1 })).toEqual([
      "refused: order-changed-elsewhere",
    ]);
  });

  it("comes at the cutoff", async () => {
    const household = await begin();
    household.now = household.order(1).calendar.cutoffAt;
    expect(await edit(household, asked(1, 5, 6))).toEqual(["refused: order-past-cutoff"]);
  });

  it("is of a week that was skipped", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    expect(await edit(household, asked(1, 5, 6))).toEqual(["refused: order-skipped"]);
  });

  it("is of another account's box, or of none", async () => {
    const household = await begin();
    expect(await edit(household, asked(1, 5, 6), { accountId: otherAccountId })).toEqual(["refused: order-not-found"]);
    expect(await edit(household, asked(1, 5, 6), { orderId: others })).toEqual(["refused: order-not-found"]);
  });

  it("asks for what is not on the week's menu", async () => {
    const household = await begin();
    expect(await edit(household, [{ sku: "RTC-9999", quantity: 1 }])).toEqual(["refused: item-not-on-menu"]);
  });

  it("asks for an option that brings what the household never eats", async () => {
    const choosing = async (allergens: MenuItem["allergens"]) => {
      const contents = { takes: { allergens: [], diets: [] }, brings: { allergens, diets: [] } };
      const options: MenuItem["options"] = [{ id: "satay", kind: "protein-swap", centsPerServing: zero, ...contents }];
      const household = await loneOrder({ lines: [recipe(4), recipe(5)], menus: { on: itemsWith(menuItem(skuOf(4), { options })) } });
      const start = {
        type: "StartSubscription",
        subscriptionId,
        accountId,
        region: "on",
        plan,
        tastes,
        slot,
        firstWeek: weeks[0]!,
      } as const;
      await household.act((steps, context) => steps.handle(subscriptions, subscriptionId, { ...start, at: context.at }, context));
      return edit(household, [...asked(5, 5), { sku: skuOf(4), quantity: 1, options: ["satay"] }]);
    };
    expect(await choosing(["peanut"])).toEqual(["refused: option-excluded"]);
    expect((await choosing([])).filter((line) => line.startsWith("refused"))).toEqual([]);
  });

  it("asks for a dish of a week without a menu", async () => {
    const household = await loneOrder({ lines: [recipe(4), recipe(5)], menus: {} });
    expect(await edit(household, asked(4, 5, 6))).toEqual(["refused: item-not-on-menu"]);
  });

  it("comes from a window that a newer one has taken over from", async () => {
    const household = await begin();
    household.world.windows.set(orderId, "another-session");
    expect(await edit(household, asked(1, 5, 6))).toEqual(["refused: editing-session-moved"]);
    expect(await edit(household, asked(1, 5, 6), { editingSession: "another-session" })).toHaveLength(5);
  });

  it("but no window is in the way of the system, which adds what comes with every box", async () => {
    const household = await begin();
    household.world.windows.set(orderId, "another-session");
    const context: CommandContext = { ...household.context(), actor: system("recurring") };
    expect(await edit(household, asked(1, 5, 6), {}, context)).toHaveLength(5);
  });
});

describe("an item that is sold only with other food worth as much", () => {
  const oil = menuItem("MKT-0001", { priceCents: cents(900), minimumBasketCents: cents(6000) });

  it.each([
    [2, ["refused: minimum-spend-not-met"]],
    [3, ["StockHeld 1/MKT-0001 1", "OrderEdited 1 RTC-0004×1 RTC-0005×1 RTC-0006×1 MKT-0001×1", "StockSettled 1/MKT-0001 1"]],
  ])("with %i recipes", async (recipes, came) => {
    const dishes = [recipe(4), recipe(5), recipe(6)].slice(0, recipes);
    const stocked = [...dishes, { ...recipe(1), sku: oil.sku, kind: "market" as const }];
    const household = await loneOrder({ lines: stocked, menus: { on: itemsWith(oil) } });
    await changeLines(household, 1, asked(...[4, 5, 6].slice(0, recipes)));
    expect(await edit(household, [...asked(...[4, 5, 6].slice(0, recipes)), { sku: oil.sku, quantity: 1 }])).toEqual(came);
  });

  it("is refused with the missing amount", async () => {
    const household = await loneOrder({ lines: [recipe(4), recipe(5)], menus: { on: itemsWith(oil) } });
    const { steps } = household.world.process();
    const refused = editOrder(steps, editing(household, [...asked(4, 5), { sku: oil.sku, quantity: 1 }]), household.context());
    await expect(refused).rejects.toMatchObject({ code: "minimum-spend-not-met", details: { sku: oil.sku, minimumCents: 6000 } });
  });
});

describe("an edit that something comes between", () => {
  it("gives back what it held when another device has changed the box", async () => {
    const household = await begin();
    const input = editing(household, asked(1, 5, 6));
    const context = household.context();
    const other = () => household.beside((steps, own) => editOrder(steps, editing(household, asked(2, 5, 6)), own));
    const lines = await transcriptOf(household.world, (steps) =>
      editOrder(meanwhile(steps, { write: "order", nth: 1 }, other), input, context),
    );
    expect(lines.at(-1)).toBe("refused: order-changed-elsewhere");
    expect(household.order(1).lines.map(({ sku }) => sku)).toEqual([2, 5, 6].map(skuOf));
    expectShares(household);
  });

  it("gives back what it held when the box was locked", async () => {
    const household = await begin();
    const context = household.context();
    const input = editing(household, asked(1, 5, 6));
    const { lockAt } = household.order(1).calendar;
    const lock = () => household.beside((steps, own) => lockOrder(steps, { orderId }, { ...own, at: lockAt }));
    const lines = await transcriptOf(household.world, (steps) =>
      editOrder(meanwhile(steps, { write: "order", nth: 1 }, lock), input, context),
    );
    expect(lines.at(-1)).toBe("refused: order-not-editable");
    expectShares(household);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "leaves no share that the box does not have, once its hold has ended, when it died before its step %i",
    async (dies) => {
      const household = await begin();
      const input = editing(household, asked(1, 5, 6, 6));
      const context = household.context();
      await transcriptOf(household.world, (steps) => editOrder(steps, input, context), dies);
      household.now = addMinutes(household.now, 16);
      await household.doDue(["hold"]);
      expectShares(household);
    },
  );

  it.each([0, 1, 2, 3, 4, 5, 6, 7])("is whole when it died before its step %i and is asked for again", async (dies) => {
    const household = await begin();
    const input = editing(household, asked(1, 5, 6, 6));
    const context = household.context();
    await transcriptOf(household.world, (steps) => editOrder(steps, input, context), dies);
    await transcriptOf(household.world, (steps) => editOrder(steps, input, context));
    expect(household.order(1).lines.map(({ sku, quantity }) => `${sku}×${quantity}`)).toEqual(["RTC-0001×1", "RTC-0005×1", "RTC-0006×2"]);
    household.now = addMinutes(household.now, 16);
    await household.doDue(["hold"]);
    expectShares(household);
  });
});
