import { heldUntil, settledUnits, stock as stockDecider } from "@tablee/domain/capacity/decider";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { stockId, streamName } from "@tablee/domain/streams";
import { accountId, menuItem, recipe } from "@tablee/domain/testing/examples";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { calendarOf, deliveries, orderIds, skuOf, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { faraway, itemsWith, loneOrder } from "@tablee/testing/fixtures/single-order";
import { changeDelivery } from "./weeks/change-delivery.ts";
import { skipOrder } from "./weeks/skip-order.ts";

const orderId = orderIds[1]!;
type Change = Parameters<typeof changeDelivery>[1];
const move = (household: Household, change: Change) => {
  const context = household.context();
  return transcriptOf(household.world, (steps) => changeDelivery(steps, change, context));
};

describe("a box that comes from another region", () => {
  const [option, other] = [
    { id: "more", kind: "larger-protein", centsPerServing: cents(349) },
    { id: "tofu", kind: "protein-swap", centsPerServing: cents(100) },
  ] as const;
  const oil: OrderLine = { ...recipe(1), sku: "MKT-0001", kind: "market", priceCents: cents(900) };
  const jam: OrderLine = { ...oil, sku: "MKT-0002" };
  const lines: readonly OrderLine[] = [
    { ...recipe(1), premiumCents: cents(300), options: [option, other] },
    recipe(2, 2),
    recipe(3),
    { ...oil, pairedWith: skuOf(1) },
    { ...jam, pairedWith: skuOf(3) },
  ];
  /**
   * In the other region the first dish costs no more than others and has one of its options, at a different price; the third is not sold.
   */
  const there = itemsWith(
    menuItem(skuOf(1), {
      options: [
        { ...option, centsPerServing: cents(299) },
        { ...option, id: "double" },
      ],
    }),
    menuItem(oil.sku, { priceCents: cents(950) }),
    menuItem("RTC-0099"),
  ).filter(({ sku }) => sku !== skuOf(3));
  const farther: Change = { accountId, orderId, areaId: "montreal", weekday: faraway.weekday, window: faraway.window };
  const stockThere = (household: Household, sku: string) =>
    household.view.state(stockDecider, streamName("stock", stockId("qc", weeks[1]!, sku)));
  const here = () => loneOrder({ lines, menus: { on: itemsWith(), qc: there } });

  it("has what is sold there, at its prices, and returns what is not", async () => {
    const household = await here();
    const { steps } = household.world.process();
    expect(await changeDelivery(steps, farther, household.context())).toMatchObject({ changed: true, removed: [skuOf(3), jam.sku] });
    const [first, second, third] = [there.find(({ sku }) => sku === skuOf(1)), there.find(({ sku }) => sku === skuOf(2)), oil];
    expect(household.order(1)).toMatchObject({ region: "qc", slot: faraway, calendar: calendarOf(1, faraway) });
    expect(household.order(1).lines).toEqual([
      {
        sku: first!.sku,
        kind: "ready-to-cook",
        quantity: 1,
        taxCategory: "basic-grocery",
        options: [{ ...option, centsPerServing: cents(299) }],
      },
      { sku: second!.sku, kind: "ready-to-cook", quantity: 2, taxCategory: "basic-grocery", priceCents: 900 },
      { sku: third.sku, kind: "market", quantity: 1, taxCategory: "basic-grocery", priceCents: 950, pairedWith: skuOf(1) },
    ]);
  });

  it("keeps what was chosen as it is when it comes from the same one", async () => {
    const household = await here();
    expect(await move(household, { accountId, orderId, weekday: 6, window: deliveries[1]!.window })).toHaveLength(5);
    expect(household.order(1).lines).toEqual(lines);
  });

  it("holds its place and stock there and here, moves, and has those there for good", async () => {
    const household = await here();
    const units = [`0001 1`, `0002 2`].map((each) => `RTC-${each}`);
    const came = await move(household, farther);
    const n = came.findIndex((line) => line.startsWith("Order"));
    expect(came.slice(0, n)).toEqual([
      "SlotHeld 2027-03-17/12-17 of montreal 1",
      "SlotHeld 2027-03-20/07-12 1",
      ...[...units, "RTC-0003 1", "MKT-0001 1", "MKT-0002 1"].map((each) => `StockHeld 1/${each}`),
      ...[...units, "MKT-0001 1"].map((each) => `StockHeld qc/1/${each}`),
    ]);
    expect(came[n]).toBe("OrderDeliveryChanged 1 2027-03-17/12-17 RTC-0001×1 RTC-0002×2 MKT-0001×1");
    expect(came.slice(n + 1).toSorted()).toEqual(
      [
        "SlotSettled 2027-03-17/12-17 of montreal 1",
        "SlotSettled 2027-03-20/07-12 0",
        ...["RTC-0001", "RTC-0002", "RTC-0003", "MKT-0001", "MKT-0002"].map((sku) => `StockSettled 1/${sku} 0`),
        ...[...units, "MKT-0001 1"].map((each) => `StockSettled qc/1/${each}`),
      ].toSorted(),
    );
  });

  it("loses what is sold out there, with what goes with it", async () => {
    const household = await here();
    await takeStock(household, 1, skuOf(1), undefined, "qc");
    const { steps } = household.world.process();
    const { removed } = await changeDelivery(steps, farther, household.context());
    expect(removed).toEqual([skuOf(3), jam.sku, skuOf(1), oil.sku]);
    expect(household.order(1).lines.map(({ sku }) => sku)).toEqual([skuOf(2)]);
    expect(settledUnits(stockThere(household, oil.sku), orderId)).toBe(0);
    expect(heldUntil(stockThere(household, oil.sku), orderId, household.now)).toBeUndefined();
  });

  it("takes no stock there while it is skipped", async () => {
    const household = await here();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    await household.follow();
    expect(await move(household, farther)).toEqual(["OrderDeliveryChanged 1 2027-03-17/12-17 RTC-0001×1 RTC-0002×2 MKT-0001×1"]);
  });

  it("loses everything where the week has no menu", async () => {
    const household = await loneOrder({ lines, menus: { on: itemsWith() } });
    const { steps } = household.world.process();
    const { removed } = await changeDelivery(steps, farther, household.context());
    expect(removed).toEqual(lines.map(({ sku }) => sku));
  });

  it.each([0, 3, 6, 8, 10, 11, 12, 14, 16])(
    "leaves no stock behind, once its holds have ended, when it died before its step %i",
    async (dies) => {
      const household = await here();
      const context = household.context();
      await transcriptOf(household.world, (steps) => changeDelivery(steps, farther, context), dies);
      household.now = addMinutes(household.now, 16);
      await household.doDue(["hold"]);
      const order = household.order(1);
      for (const { sku } of lines) {
        const units = order.lines.find((line) => line.sku === sku)?.quantity ?? 0;
        const had = [household.stock(1, sku), stockThere(household, sku)].map((stock) => settledUnits(stock, orderId));
        expect([sku, ...had]).toEqual([sku, ...(order.region === "on" ? [units, 0] : [0, units])]);
      }
    },
  );
});
