import { stocks } from "@tablee/commands/aggregates";
import { subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { customerSmsConsent } from "@tablee/contracts/calls/settings-communications";
import * as calls from "@tablee/contracts/calls/settings-delivery";
import { subscriptionSettings } from "@tablee/contracts/calls/settings-subscription";
import { accountGlance } from "@tablee/contracts/calls/support";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { orderId } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { stockId } from "@tablee/domain/streams";
import { accountIdOf, actFor, boxesOf, ordersOf, staffMember } from "../stage/people.ts";
import { publishWeek, STAGE_NOW, STAGE_WEEK, specStage } from "../stage/stage.ts";

/** An order that has taken the units left of a dish in a different region. */
const OTHERS = orderId("99999999-9999-4999-8999-999999999999");

const stage = await specStage({ households: true });
const person = await stage.household();
await boxesOf(person);

/** Over HTTP; the effects of a move are proved in memory. */
describe("the delivery settings", () => {
  const phone = "514 555-0177";
  const pick = async (typed: string) => {
    const { suggestions } = await person.call(calls.suggestAddresses, { typed });
    return suggestions[0]!;
  };
  const update = async (input: Partial<Parameters<typeof person.call<typeof calls.updateDelivery>>[1]>) => {
    const { time } = await person.call(calls.deliverySettings, {});
    return person.call(calls.updateDelivery, { phone, ...time, ...input });
  };

  it("show where and when boxes come, and change the phone, the person and the note without moving a box", async () => {
    const before = await person.call(calls.deliverySettings, {});
    expect(before).toMatchObject({ closed: false, alternate: null, record: null });
    const recipient = { firstName: "Ana", lastName: "Roy" };
    const days = async () => (await ordersOf(person)).map(({ orderId, deliveryDate, window }) => [orderId, deliveryDate, window]);
    const planned = await days();
    const { weeks } = await update({ recipient, handover: "side-door" });
    expect(weeks.every(({ outcome, removed }) => outcome === "moved" && removed.length === 0)).toBe(true);
    await person.call(calls.updateDeliveryNote, { note: "Ring twice" });
    const after = await person.call(calls.deliverySettings, {});
    expect(after.address).toMatchObject({ recipient, handover: "side-door", phone: "+15145550177", instructions: "Ring twice" });
    expect(after.time).toEqual(before.time);
    expect(planned.length).toBeGreaterThan(1);
    expect(await days()).toEqual(planned);
    expect(await person.call(calls.deliveryNote, {})).toEqual({ note: "Ring twice" });
    const { receipts } = await person.call(subscriptionReceipts, {});
    expect(receipts.map(({ kind, number }) => [kind, number])).toEqual([["moved", after.record]]);
    expect((await person.call(subscriptionSettings, {})).record).toEqual({ kind: "moved", number: after.record });
  });

  it("tell what a postal code has, and suggest addresses, those without delivery as such", async () => {
    expect(await person.call(calls.checkPostalCodeSchedule, { postalCode: "G4R1A1" })).toMatchObject({ served: false, days: [] });
    const far = await person.call(calls.checkPostalCodeSchedule, { postalCode: "T2P 1A1" });
    expect(far).toMatchObject({ served: true, region: "ab", otherRegion: true });
    expect((await person.call(calls.availableSchedules, {})).days.length).toBeGreaterThan(0);
    const gone = await pick("3 main timmins");
    expect(gone.served).toBe(false);
    await expect(update({ addressId: gone.id })).rejects.toMatchObject({ code: "outside-area" });
    await expect(update({ addressId: "nowhere" })).rejects.toMatchObject({ code: "address-unknown" });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const { addressAttempts } = await support.call(accountGlance, { accountId: await accountIdOf(person) });
    expect(addressAttempts.map(({ outcome, triedIn }) => [outcome, triedIn])).toEqual([
      ["unresolved", "settings"],
      ["outside-area", "settings"],
    ]);
  });

  it("agree to offers by text beside the phone, by the customer alone", async () => {
    const offers = async () => (await person.call(calls.deliverySettings, {})).offersByText;
    await update({ agreed: currentWordings.sms });
    expect(await offers()).toBe(true);
    const { consent } = await person.call(customerSmsConsent, {});
    expect(consent).toMatchObject({ given: true, answered: { source: "settings" } });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const app = await actFor(stage.url, support, await accountIdOf(person));
    const { time } = await app.call(calls.deliverySettings, {});
    const ofStaff = app.call(calls.updateDelivery, { phone, ...time, withdrawn: "sms" });
    await expect(ofStaff).rejects.toMatchObject({ status: 403, code: "acting-refused" });
    await update({ withdrawn: "sms" });
    expect(await offers()).toBe(false);
  });

  it("keep an alternate address until it is removed", async () => {
    const work = await pick("100 rue sherbrooke montreal");
    await person.call(calls.updateAlternateAddress, { addressId: work.id, unit: "300" });
    expect((await person.call(calls.deliverySettings, {})).alternate).toMatchObject({ line: work.line, unit: "300" });
    await person.call(calls.deleteAlternateAddress, {});
    expect((await person.call(calls.deliverySettings, {})).alternate).toBeNull();
  });

  /** The number of a week, counted from the stage's own. */
  const numberOf = (week: string) => [0, 1, 2, 3, 4, 5, 6].find((n) => addWeeks(STAGE_WEEK, n) === week)!;
  const sellOut = async (id: string) => {
    const { runtime } = stage.running.api.opened.dependencies;
    const { state } = await runtime.load(stocks, id);
    const units = unitsLeft(state, STAGE_NOW);
    const actor = { kind: "system", id: "others" } as const;
    const context = { commandId: crypto.randomUUID(), correlationId: OTHERS, actor, at: STAGE_NOW };
    await runtime.handle(stocks, id, { type: "Settle", orderId: OTHERS, units, at: STAGE_NOW }, context);
  };

  it("move the household to another region: what is sold out there is named, and a week without a place there as well", async () => {
    const before = await ordersOf(person);
    const box = before.at(-1)!;
    const { dish } = box.lines[0]!;
    // The other weeks have neither a menu nor windows there.
    await publishWeek(stage.steps, "ab", numberOf(box.week), STAGE_NOW);
    await sellOut(stockId("ab", box.week, dish.sku));
    const there = await pick("8 king calgary");
    const { days } = await person.call(calls.checkPostalCodeSchedule, { postalCode: there.postalCode });
    const { weekday, windows } = days[0]!;
    const { weeks } = await update({ addressId: there.id, weekday: weekday as 1, window: windows[0]! });
    const open = before.filter(({ status }) => status === "open");
    expect(weeks.map(({ orderId, outcome, removed }) => [orderId, outcome, removed])).toEqual([
      ...open.slice(0, -1).map(({ orderId }) => [orderId, "no-place", []]),
      [box.orderId, "moved", [{ sku: dish.sku, name: dish.name }]],
    ]);
    const after = (await ordersOf(person)).find(({ orderId }) => orderId === box.orderId)!;
    expect(after.lines.map((line) => line.dish.sku)).toEqual(box.lines.slice(1).map((line) => line.dish.sku));
    const settings = await person.call(calls.deliverySettings, {});
    expect(settings).toMatchObject({ region: "ab", time: { weekday }, address: { city: "Calgary", province: "AB" } });
  });
});
