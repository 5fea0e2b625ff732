import { accounts, claims, slots, stocks } from "@tablee/commands/aggregates";
import { scheduledBy } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { moveDelivery } from "@tablee/commands/subscription/move-delivery";
import type { Address, DeliveryTime } from "@tablee/domain/account/vocabulary";
import { cents } from "@tablee/domain/kernel/money";
import { slotId, stockId } from "@tablee/domain/streams";
import { accountId, address, menuItem, toPublish } from "@tablee/domain/testing/examples";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { calendarOf, deliveries, items, orderIds, skuOf, slot, stockedSkus, unitsOfStock, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { faraway, itemsWith } from "@tablee/testing/fixtures/single-order";
import { claimAndGive } from "../account/address/give-address.ts";
import { householdOf } from "../account/address/household-claim.ts";
import { placeOf } from "../account/address/place-of.ts";
import { changeDelivery } from "../order/weeks/change-delivery.ts";

const sameTime: DeliveryTime = { weekday: slot.weekday as 6, window: slot.window };
const evening: DeliveryTime = { weekday: deliveries[1]!.weekday as 6, window: deliveries[1]!.window };
const there: DeliveryTime = { weekday: faraway.weekday as 3, window: faraway.window };
const montreal: Address = { line: "1200 rue Peel", city: "Montréal", province: "QC", postalCode: "H3B 2T6" };
const nextDoor: Address = { ...address, line: `${address.line}9` };

const move = (household: Household, input: { readonly address?: Address; readonly time?: DeliveryTime }) =>
  transcriptOf(household.world, (steps) =>
    moveDelivery(steps, { accountId, address: input.address ?? address, time: input.time ?? sameTime }, household.context()),
  );
const slotsOf = (household: Household) => [0, 1, 2, 3].map((n) => household.order(n).slot);

/** The item that Montréal sells instead of the first dish. */
const otherDish = menuItem("RTC-0099", { kind: "ready-to-cook", priceCents: cents(900) });

/** Montréal's menus, with a different dish in place of the first, and its windows with the given units. */
async function openMontreal({ world, now }: Household, units: number): Promise<void> {
  const { steps } = world.process();
  const as = (...names: string[]) => scheduledBy("montreal", names, now);
  for (const [n, week] of weeks.entries()) {
    const items = toPublish(itemsWith(otherDish).filter(({ sku }) => sku !== skuOf(1)));
    await publishMenu(steps, { region: "qc", week, items }, as("menu", week));
    const of = { depotId: faraway.depotId, date: calendarOf(n, faraway).deliveryDate, window: faraway.window };
    if (units > 0)
      await steps.handle(slots, slotId(of.depotId, of.date, of.window), { type: "Open", of, units, at: now }, as("slot", week));
  }
}

/** A week of Montréal with these items, stock of what boxes hold, and its windows. */
async function openMontrealWith({ world, now }: Household, n: number, of: typeof items): Promise<void> {
  const { steps } = world.process();
  const week = weeks[n]!;
  const as = (...names: string[]) => scheduledBy("montreal with stock", [week, ...names], now);
  await publishMenu(steps, { region: "qc", week, items: toPublish(of) }, as("menu"));
  for (const sku of stockedSkus) {
    const open = { type: "Open", of: { region: "qc", week, sku }, units: unitsOfStock, at: now } as const;
    await steps.handle(stocks, stockId("qc", week, sku), open, as("stock", sku));
  }
  const place = { depotId: faraway.depotId, date: calendarOf(n, faraway).deliveryDate, window: faraway.window };
  await steps.handle(slots, slotId(place.depotId, place.date, place.window), { type: "Open", of: place, units: 2, at: now }, as("slot"));
}

describe("a household that chooses another window", () => {
  it("gets its open boxes then, and the one that is paid as it was", async () => {
    const household = await begin();
    const said = await move(household, { time: evening });
    expect(said.filter((type) => type === "AddressGiven")).toEqual([]);
    expect(said).toContain("DeliveryMoved");
    expect(slotsOf(household)).toEqual([slot, deliveries[1], deliveries[1], deliveries[1]]);
  });

  it("keeps the window of a week that it chose for that week alone", async () => {
    const household = await begin();
    const other = deliveries[2]!;
    const change = { accountId, orderId: orderIds[2]!, weekday: other.weekday, window: other.window };
    await household.act((steps, context) => changeDelivery(steps, change, context));
    await move(household, { time: evening });
    expect(slotsOf(household)).toEqual([slot, deliveries[1], other, deliveries[1]]);
  });

  it("changes nothing with the window that it has", async () => {
    const household = await begin();
    expect(await move(household, {})).toEqual([]);
  });
});

describe("a household that corrects its phone, or the name at its door", () => {
  it.each([
    ["phone", { ...address, phone: "+14165550199" }],
    ["name", { ...address, recipient: { firstName: "Maude", lastName: "Roy" } }],
  ])("has another %s, and has not moved: no box changes, and no notice of a move is sent", async (_, corrected) => {
    const household = await begin();
    expect(await move(household, { address: corrected })).toEqual(["AddressGiven"]);
    await household.follow();
    expect(household.subscription).not.toHaveProperty("moved");
    expect(slotsOf(household)).toEqual([slot, slot, slot, slot]);
  });

  it("after a move keeps a week where its customer has put it since", async () => {
    const household = await begin();
    await move(household, { time: evening });
    const back = { accountId, orderId: orderIds[2]!, weekday: slot.weekday, window: slot.window };
    await household.act((steps, context) => changeDelivery(steps, back, context));
    const corrected = { ...address, phone: "+14165550199" };
    expect(await move(household, { address: corrected, time: evening })).toEqual(["AddressGiven"]);
    expect(slotsOf(household)).toEqual([slot, deliveries[1], slot, deliveries[1]]);
  });
});

describe("a household that moves", () => {
  it("within its area keeps its boxes as they are, and its claim follows it", async () => {
    const household = await begin();
    expect(await move(household, { address: nextDoor })).toEqual(expect.arrayContaining(["AddressGiven", "DeliveryMoved"]));
    expect(slotsOf(household)).toEqual([slot, slot, slot, slot]);
    const { steps } = household.world.process();
    const holder = async (at: Address) => (await steps.load(claims, householdOf(steps, at))).state;
    expect(await holder(nextDoor)).toMatchObject({ status: "held", accountId });
    expect(await holder(address)).toMatchObject({ status: "free" });
  });

  it("to another region gets its open boxes from there, without what is not sold there", async () => {
    const household = await begin();
    await openMontreal(household, 2);
    const paid = household.order(0);
    const before = [1, 2, 3].map((n) => household.order(n).lines.map(({ sku }) => sku));
    const { steps } = household.world.process();
    const answer = await moveDelivery(steps, { accountId, address: montreal, time: there }, household.context());
    expect(answer.map(({ outcome }) => outcome)).toEqual(["moved", "moved", "moved"]);
    expect(household.order(0)).toMatchObject({ slot, lines: paid.lines, region: "on" });
    expect(slotsOf(household).slice(1)).toEqual([faraway, faraway, faraway]);
    for (const [i, n] of [1, 2, 3].entries()) {
      const left = household.order(n).lines.map(({ sku }) => sku);
      expect(answer[i]!.removed).toEqual(before[i]!.filter((sku) => !left.includes(sku)));
      expect(household.order(n).region).toBe("qc");
      expect(household.order(n).lines.map(({ sku }) => sku)).not.toContain(skuOf(1));
    }
  });

  it("to another region takes its open boxes there, the paid one stays, and what is sold out there is named", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    for (const n of weeks.keys()) await openMontrealWith(household, n, items);
    const [paid, last] = [household.order(0), household.order(3)];
    const before = [1, 2, 3].map((n) => household.order(n).lines.map(({ sku }) => sku));
    const [gone] = before[2]!;
    await takeStock(household, 3, gone!, unitsOfStock, "qc");
    const answer = await moveDelivery(steps, { accountId, address: montreal, time: there }, household.context());
    expect(answer.map(({ orderId, outcome, removed }) => [orderId, outcome, removed])).toEqual([
      [orderIds[1], "moved", []],
      [orderIds[2], "moved", []],
      [last.orderId, "moved", [gone]],
    ]);
    expect(household.order(0)).toEqual(paid);
    const after = [1, 2, 3].map((n) => household.order(n).lines.map(({ sku }) => sku));
    expect(after).toEqual([before[0], before[1], before[2]!.filter((sku) => sku !== gone)]);
    expect(household.subscription).toMatchObject({ moved: expect.anything() });
    expect(slotsOf(household).slice(1)).toEqual([faraway, faraway, faraway]);
  });

  it("to where no window has room gets no box in that week, and the answer names the week", async () => {
    const household = await begin();
    await openMontreal(household, 0);
    const { steps } = household.world.process();
    const weeksMoved = await moveDelivery(steps, { accountId, address: montreal, time: there }, household.context());
    const left = (n: number) => ({ orderId: orderIds[n], deliveryDate: calendarOf(n, slot).deliveryDate, window: slot.window });
    expect(weeksMoved).toEqual([1, 2, 3].map((n) => ({ ...left(n), outcome: "no-place", removed: [] })));
    expect([1, 2, 3].map((n) => household.order(n).status)).toEqual(["skipped", "skipped", "skipped"]);
    expect(household.order(0).status).toBe("billed");
  });

  it("is followed by its subscription and its boxes although the process died after the address", async () => {
    const household = await begin();
    await openMontreal(household, 2);
    await household.act((steps, context) => {
      const given = { type: "MoveTo", address: montreal, ...placeOf(montreal), time: there, at: context.at } as const;
      return claimAndGive(steps, accountId, given, context);
    });
    await household.follow();
    expect(household.subscription).toMatchObject({ moved: { before: slot } });
    expect(slotsOf(household)).toEqual([slot, faraway, faraway, faraway]);
  });

  it.each([
    ["outside-area", { ...montreal, postalCode: "X0A 0H0" }],
    ["po-box", { ...montreal, line: "PO Box 12" }],
    ["province-mismatch", { ...montreal, province: "ON" as const }],
  ])("is refused: %s, and nothing changes", async (code, to) => {
    const household = await begin();
    expect(await move(household, { address: to, time: there })).toEqual([`refused: ${code}`]);
    const { state } = await household.world.process().steps.load(accounts, accountId);
    expect(state).toMatchObject({ address: { address } });
  });

  it("is refused a window that is not offered there before its address changes", async () => {
    const household = await begin();
    expect(await move(household, { address: montreal, time: { weekday: 6, window: "07-12" } })).toEqual(["refused: slot-not-offered"]);
  });
});
