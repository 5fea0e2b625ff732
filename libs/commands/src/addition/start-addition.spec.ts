import { type StartedAddition, startAddition } from "@tablee/commands/addition/start-addition";
import { stocks } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes, addMs } from "@tablee/domain/kernel/time";
import { stockId, streamName } from "@tablee/domain/streams";
import { accountId, otherAccountId, orderId as unlistedId } from "@tablee/domain/testing/examples";
import { upTo } from "@tablee/domain/testing/order-stages";
import { appended, appendedAfterDeaths, given } from "@tablee/testing/fixtures/appended-events";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, weeks } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, changeLines, give, start as open, untilBilled, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream, stockStream } from "@tablee/testing/fixtures/stream-names";

type Input = Parameters<typeof startAddition>[1];
const orderId = orderIds[1]!;
const additionId = idFrom("addition");
const jam = { sku: "MKT-0001", quantity: 2 };
const tea = { sku: "MKT-0002", quantity: 1 };

/** The second box, three recipes for $63.70 of food, is paid. */
async function withPaidBox(): Promise<Household> {
  const household = await begin();
  await untilBilled(household, 1);
  return household;
}

const starting =
  (lines: Input["lines"], context: CommandContext, more: Partial<Input> = {}) =>
  (steps: Steps): Promise<StartedAddition> =>
    startAddition(steps, { accountId, orderId, additionId, lines, ...more }, context);

/** The answer to an addition, and the events it appends. */
async function start(household: Household, lines: Input["lines"], more: Partial<Input> = {}, context = household.context()) {
  let answer: StartedAddition | undefined;
  const events = await appended(household.world, async (steps) => {
    answer = await starting(lines, context, more)(steps);
  });
  return { answer: answer!, events };
}

/** The code and details of an addition's refusal, which appends nothing. */
async function refusal(household: Household, lines: Input["lines"], more: Partial<Input> = {}): Promise<unknown> {
  const { head } = household.world.log;
  const refused = await start(household, lines, more).catch(({ code, details }) => ({ code, ...details }));
  expect(household.world.log.head).toBe(head);
  return refused;
}

const priceOf = async (household: Household, lines: Input["lines"]) => (await start(household, lines)).answer.addition!.price;

describe("an addition to a paid box", () => {
  it("holds its units for a quarter of an hour, and returns its price; nothing is charged", async () => {
    const household = await withPaidBox();
    const context = household.context();
    const heldUntil = addMinutes(household.now, 15);
    const line = { ...jam, kind: "market", taxCategory: "basic-grocery", priceCents: 900 };
    const { answer, events } = await start(household, [jam], {}, context);
    const price = expect.objectContaining({ foodCents: 1800, totalCents: 1800, promotionalCents: 0, purchasedCents: 0, chargeCents: 1800 });
    expect(events).toEqual([
      [stockStream(1, jam.sku), "StockHeld", { orderId, units: 2, until: heldUntil, taken: 2 }],
      [orderStream(1), "LateAdditionStarted", { additionId, lines: [line], price, heldUntil, startedAt: household.now }],
    ]);
    expect(answer).toMatchObject({ additionId, addition: { status: "open", lines: [line] }, heldUntil, soldOut: [] });
    expect(await start(household, [jam], {}, context)).toMatchObject({ answer: { addition: answer.addition }, events: [] });
  });

  it("is started once, wherever a process dies at it", async () => {
    const household = await withPaidBox();
    const work = starting([jam], household.context());
    const whole = await appended(household.world, work);
    expect(await appendedAfterDeaths(async () => (await withPaidBox()).world, work)).toEqual([whole, whole]);
  });

  it("takes the place of one that was not paid", async () => {
    const household = await withPaidBox();
    const before = await open(household, 1, [tea]);
    expect((await start(household, [jam])).events).toMatchObject([
      [stockStream(1, jam.sku), "StockHeld", {}],
      [orderStream(1), "LateAdditionDropped", { additionId: before, because: "replaced" }],
      [orderStream(1), "LateAdditionStarted", { additionId }],
    ]);
  });

  it("holds what the box has of an item and what is added to it", async () => {
    const household = await withPaidBox();
    const { sku } = household.order(1).lines[0]!;
    await add(household, 1, [{ sku, quantity: 1 }]);
    expect((await start(household, [{ sku, quantity: 1 }])).events[0]).toMatchObject([stockStream(1, sku), "StockHeld", { units: 3 }]);
  });
});

describe("the price of an addition", () => {
  it("counts what is in the box by then: the more recipes, the less each costs", async () => {
    const household = await withPaidBox();
    expect(await priceOf(household, [{ sku: skuOf(1), quantity: 1 }])).toMatchObject({ totalCents: 2 * 1325 });
    await add(household, 1, [{ sku: skuOf(2), quantity: 1 }]);
    const again = { additionId: idFrom("another") };
    expect((await start(household, [{ sku: skuOf(1), quantity: 1 }], again)).answer.addition!.price).toMatchObject({
      totalCents: 2 * 1275,
    });
  });

  it("has the volume discount of all that was ever added, less what was given of it", async () => {
    const household = await withPaidBox();
    const four = [jam, { sku: "MKT-0002", quantity: 2 }];
    await add(household, 1, four);
    // $54.00 of market items in all, of which $36.00 had no discount: 5 % of all.
    const six = [
      { sku: "MKT-0001", quantity: 1 },
      { sku: "MKT-0002", quantity: 1 },
    ];
    expect(await priceOf(household, six)).toMatchObject({ foodCents: 1800, volumeDiscountCents: 270, totalCents: 1530 });
    await add(household, 1, six);
    const again = { additionId: idFrom("another") };
    expect((await start(household, [{ sku: "MKT-0001", quantity: 1 }], again)).answer.addition!.price).toMatchObject({
      volumeDiscountCents: 45,
    });
  });

  it("is paid by what is left of the credit then, promotional first", async () => {
    const household = await withPaidBox();
    await give(household, "promotional", 500, addMinutes(household.now, 1));
    await give(household, "purchased", 700);
    expect(await priceOf(household, [jam])).toMatchObject({ promotionalCents: 500, purchasedCents: 700, chargeCents: 600 });
    household.now = addMinutes(household.now, 1);
    const later = { additionId: idFrom("later") };
    expect((await start(household, [jam], later)).answer.addition!.price).toMatchObject({ promotionalCents: 0, chargeCents: 1100 });
  });
});

describe("what is added to a recipe", () => {
  /** The second box has two units of a recipe that has options. */
  async function withRecipe(): Promise<Household> {
    const household = await begin();
    await changeLines(household, 1, [
      { sku: skuOf(1), quantity: 2 },
      { sku: skuOf(2), quantity: 1 },
    ]);
    await untilBilled(household, 1);
    return household;
  }
  const upgrade = (options: readonly string[] | undefined, sku = skuOf(1), quantity = 1) => [
    { sku, quantity, options, upgrade: true as const },
  ];
  const tofu = { id: "tofu", kind: "protein-swap", centsPerServing: 100 };
  const double = { id: "double", kind: "larger-protein", centsPerServing: 300 };

  const more = { ...double, centsPerServing: 250 };

  it("may be its options alone, which take no units and cost what they add", async () => {
    const household = await withRecipe();
    const { events } = await start(household, upgrade(["tofu", "double"]));
    expect(events).toMatchObject([
      [
        orderStream(1),
        "LateAdditionStarted",
        { lines: [{ sku: skuOf(1), quantity: 1, options: [tofu, more], upgrade: true }], price: { totalCents: 700 } },
      ],
    ]);
  });

  it.each([
    ["its swap", ["tofu"], more, 500],
    ["its own protein", [], double, 600],
  ])("is a larger serving at the price of %s", async (_, options, serving, totalCents) => {
    const household = await begin();
    await changeLines(household, 1, [
      { sku: skuOf(1), quantity: 2, options },
      { sku: skuOf(2), quantity: 1 },
    ]);
    await untilBilled(household, 1);
    const { addition } = (await start(household, upgrade(["double"]))).answer;
    expect(addition).toMatchObject({ lines: [{ options: [serving] }], price: { totalCents } });
  });

  it("is a recipe more with its options, and an item that goes with it", async () => {
    const household = await withRecipe();
    const asked = { sku: skuOf(1), quantity: 1, options: ["double"], pairings: [{ sku: jam.sku, quantity: 1 }] };
    const { events } = await start(household, [asked]);
    expect(events.slice(0, 2)).toMatchObject([
      [stockStream(1, skuOf(1)), "StockHeld", { units: 3 }],
      [stockStream(1, jam.sku), "StockHeld", { units: 1 }],
    ]);
    const lines = [
      { sku: skuOf(1), quantity: 1, options: [double] },
      { sku: jam.sku, quantity: 1, pairedWith: skuOf(1) },
    ];
    expect(events[2]).toMatchObject([orderStream(1), "LateAdditionStarted", { lines, price: { totalCents: 2 * (1325 + 300) + 900 } }]);
  });

  it("may be both at once", async () => {
    const household = await withRecipe();
    const { answer } = await start(household, [...upgrade(["tofu"]), jam]);
    expect(answer.addition!.lines.map(({ sku, upgrade: only }) => [sku, only])).toEqual([
      [jam.sku, undefined],
      [skuOf(1), true],
    ]);
  });

  it.each([
    ["an option that the recipe does not have", upgrade(["salmon"]), { code: "option-not-offered", options: ["salmon"] }],
    ["no option", upgrade([]), { code: "option-not-offered", options: [] }],
    ["no option said", upgrade(undefined), { code: "option-not-offered", options: [] }],
    ["an item that is not on the menu", upgrade(["tofu"], "RTC-9999"), { code: "option-not-offered", sku: "RTC-9999" }],
    ["more units than the box has of it", upgrade(["tofu"], skuOf(1), 3), { code: "item-not-on-order", sku: skuOf(1) }],
  ])("is refused for %s", async (_, lines, refused) => {
    expect(await refusal(await withRecipe(), lines)).toMatchObject(refused);
  });
});

describe("an addition of what others have taken", () => {
  it("is made of the rest, and names the sold-out items", async () => {
    const household = await withPaidBox();
    await takeStock(household, 1, jam.sku);
    const { answer, events } = await start(household, [jam, tea]);
    expect(answer).toMatchObject({ soldOut: [jam.sku], addition: { lines: [{ sku: tea.sku }], price: { totalCents: 900 } } });
    expect(events).toMatchObject([
      [stockStream(1, tea.sku), "StockHeld", { units: 1 }],
      [orderStream(1), "LateAdditionStarted", { lines: [{ sku: tea.sku }], price: { totalCents: 900 } }],
    ]);
  });

  it("is refused when nothing is left", async () => {
    const household = await withPaidBox();
    await takeStock(household, 1, jam.sku);
    expect(await refusal(household, [jam])).toEqual({ code: "sold-out", skus: [jam.sku] });
  });
});

describe("an addition is refused", () => {
  it("to a box that is not paid, was delivered, is another account's, or is not there", async () => {
    const household = await begin();
    expect(await refusal(household, [jam])).toEqual({ code: "additions-closed", status: "open" });
    expect(await refusal(household, [jam], { accountId: otherAccountId })).toEqual({ code: "order-not-found" });
    expect(await refusal(household, [jam], { orderId: asOrderId(idFrom("no order")) })).toEqual({ code: "order-not-found" });
    await untilDelivered(household, 0);
    expect(await refusal(household, [jam], { orderId: orderIds[0]! })).toEqual({ code: "additions-closed", status: "delivered" });
  });

  it("from its own cutoff on", async () => {
    const household = await withPaidBox();
    const { lateAdditionsUntil } = household.order(1).calendar;
    household.now = lateAdditionsUntil;
    expect(await refusal(household, [jam])).toMatchObject({ code: "additions-past-cutoff", cutoffAt: lateAdditionsUntil });
    household.now = addMs(lateAdditionsUntil, -1);
    expect((await start(household, [jam])).events).toHaveLength(2);
  });

  it("from a window that a newer one has taken the box over from", async () => {
    const household = await withPaidBox();
    household.world.windows.set(orderId, "another window");
    expect(await refusal(household, [jam], { editingSession: "a window" })).toEqual({ code: "editing-session-moved" });
    expect((await start(household, [jam], { editingSession: "another window" })).events).toHaveLength(2);
  });

  it("while an earlier one is charged", async () => {
    const household = await withPaidBox();
    household.world.gateway.mood = "lost-on-the-way";
    await add(household, 1, [tea]);
    expect(await refusal(household, [jam])).toMatchObject({ code: "addition-under-way" });
  });

  it("of nothing, of a line twice, and of what is not on the menu", async () => {
    const household = await withPaidBox();
    expect(await refusal(household, [])).toEqual({ code: "nothing-to-add" });
    expect(await refusal(household, [jam, jam])).toEqual({ code: "item-twice" });
    expect(await refusal(household, [{ sku: "MKT-9999", quantity: 1 }])).toEqual({ code: "item-not-on-menu", skus: ["MKT-9999"] });
  });

  it("of anything in a week without a menu", async () => {
    const household = await begin();
    await given(household.world, streamName("order", unlistedId), upTo.billed, upTo.billed[0].data.generatedAt);
    household.now = upTo.billed[1].data.lockedAt;
    expect(await refusal(household, [jam], { orderId: unlistedId })).toEqual({ code: "item-not-on-menu", skus: [jam.sku] });
  });

  it("of an item that asks for a basket of its own, until the box and what is added make it", async () => {
    const household = await withPaidBox();
    const particular = { sku: "MKT-0003", quantity: 1 };
    const stock = stockId("on", weeks[1]!, particular.sku);
    const opened = { type: "Open", of: { region: "on", week: weeks[1]!, sku: particular.sku }, units: 4, at: household.now } as const;
    await household.act((steps, context) => steps.handle(stocks, stock, opened, context));
    // $83.70 of recipes, before the code's discount, of $100.00 without the item itself.
    const refused = { code: "minimum-spend-not-met", sku: particular.sku, minimumCents: 10_000, basketCents: 8370 };
    expect(await refusal(household, [particular])).toEqual(refused);
    expect(await refusal(household, [tea, particular])).toEqual({ ...refused, basketCents: 9270 });
    expect((await start(household, [jam, particular])).events).toHaveLength(3);
    await add(household, 1, [jam]);
    expect((await start(household, [particular], { additionId: idFrom("after jam") })).events).toHaveLength(2);
  });
});
