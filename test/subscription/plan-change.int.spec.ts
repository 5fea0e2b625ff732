import { skipOrder } from "@tablee/contracts/calls/account";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import {
  boxToRegenerate,
  changePlanOfBoxes,
  planPreview,
  regenerateBox,
  subscriptionSettings,
  undoPlanChange,
  updateSubscription,
} from "@tablee/contracts/calls/settings-subscription";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { boxesOf, eventually, ordersOf, readMessage, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const person = await stage.household();
const other = await stage.household();
await boxesOf(person);

const eat: Plan = { type: "ready-to-eat", meals: 8 };
const show = () => person.call(subscriptionSettings, {});
const order = async (orderId: string) => (await ordersOf(person)).find((each) => each.orderId === orderId)!;
const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });
const dishesOf = ({ dishes }: { dishes: readonly { dish: { sku: string }; quantity: number }[] }) =>
  dishes.map(({ dish: { sku }, quantity }) => ({ sku, quantity }));

describe("another plan", () => {
  it("counts for boxes that have yet to be made, and leaves those that there are as they are", async () => {
    const before = await show();
    const boxes = await ordersOf(person);
    await person.call(updateSubscription, { change: "plan", plan: eat });
    const after = await show();
    expect(after.subscription.plan).toEqual(eat);
    expect(after.nextBoxToMake! > before.weeks.at(-1)!.deliveryDate).toBe(true);
    expect(after.weeks.map(({ plan }) => plan)).toEqual(before.weeks.map(({ plan }) => plan));
    expect((await ordersOf(person)).map(({ lines }) => lines)).toEqual(boxes.map(({ lines }) => lines));
  });

  it("is on record under the number that its mail carries, and the settings still open", async () => {
    const [receipt] = (await person.call(subscriptionReceipts, {})).receipts;
    expect(receipt).toMatchObject({ kind: "plan-changed", plan: eat, resumesAt: null, reason: null });
    expect((await show()).record).toEqual({ number: receipt!.number, kind: "plan-changed" });
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const rows = await eventually(
      async () => (await admin.call(outbox, { q: person.email, kind: "plan-changed" })).rows,
      (sent) => sent.length > 0,
    );
    expect(rows).toHaveLength(1);
    const { text } = await readMessage(admin, rows[0]!.messageId);
    expect(text).toContain(receipt!.number);
    expect(text).toContain("8 repas par semaine");
  });

  it("is told of an open box with what goes, what comes and what it costs, and it is made so", async () => {
    const { orderId } = (await show()).weeks.find(({ standing }) => standing === "open")!;
    const before = await order(orderId);
    const preview = await person.call(boxToRegenerate, { orderId });
    expect(preview).toMatchObject({ plan: eat, version: before.version, totalBeforeCents: before.price.totalCents });
    expect(preview.discarded.map(({ dish }) => dish.sku)).toEqual(before.lines.map(({ dish }) => dish.sku));
    expect(preview.dishes.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(8);
    const { order: made } = await person.call(regenerateBox, { orderId, version: preview.version, dishes: dishesOf(preview) });
    expect(made).toMatchObject({ plan: eat, price: { totalCents: preview.totalCents }, status: "open" });
    expect(made.lines.map(({ dish }) => dish.sku).toSorted()).toEqual(preview.dishes.map(({ dish }) => dish.sku).toSorted());
    expect(await order(orderId)).toMatchObject({ plan: eat, version: made.version, lines: made.lines });
    await expect(person.call(regenerateBox, { orderId, version: preview.version, dishes: dishesOf(preview) })).rejects.toEqual(
      refusal("order-changed-elsewhere"),
    );
  });

  it("refuses dishes that are no whole box, a paid box, a skipped one and one of another household", async () => {
    const { weeks } = await show();
    const [paid, , open, last] = weeks;
    const preview = await person.call(boxToRegenerate, { orderId: open!.orderId });
    const make = (orderId: string, dishes = dishesOf(preview)) => person.call(regenerateBox, { orderId, version: preview.version, dishes });
    await expect(make(open!.orderId, dishesOf(preview).slice(1))).rejects.toEqual(refusal("selection-invalid"));
    await expect(person.call(boxToRegenerate, { orderId: paid!.orderId })).rejects.toEqual(refusal("order-not-editable"));
    await person.call(skipOrder, { orderId: last!.orderId });
    await expect(person.call(boxToRegenerate, { orderId: last!.orderId })).rejects.toEqual(refusal("order-skipped"));
    await expect(other.call(boxToRegenerate, { orderId: open!.orderId })).rejects.toEqual(refusal("order-not-found"));
    await expect(
      other.call(regenerateBox, { orderId: open!.orderId, version: preview.version, dishes: dishesOf(preview) }),
    ).rejects.toEqual(refusal("order-not-found"));
  });
});

describe("another plan for all open boxes", () => {
  it("is previewed with one total, made in one act that names its first box, and undone in one", async () => {
    const household = await stage.household();
    await boxesOf(household);
    const settings = await household.call(subscriptionSettings, {});
    const before = await ordersOf(household);
    const preview = await household.call(planPreview, { plan: eat });
    const whole = preview.boxes.filter((box) => box.whole);
    expect(whole.length).toBeGreaterThan(1);
    const sum = (of: readonly number[]) => of.reduce((total, cents) => total + cents, 0);
    expect(preview.totalBeforeCents).toBe(sum(whole.map(({ box }) => box.totalBeforeCents)));
    const boxes = whole.map(({ orderId, box }) => ({ orderId, version: box.version, dishes: dishesOf(box) }));
    const changed = await household.call(changePlanOfBoxes, { plan: eat, boxes });
    expect(changed).toMatchObject({ firstBox: preview.firstBox, subscription: { plan: eat } });
    expect(changed.boxes.map(({ refused }) => refused)).toEqual(boxes.map(() => null));
    expect(sum(changed.boxes.map(({ order: { price } }) => price.totalCents))).toBe(preview.totalCents);
    expect(preview.firstBox).toBe(changed.boxes[0]!.order.deliveryDate);
    const undo = {
      plan: settings.subscription.plan,
      tastes: settings.tastes,
      boxes: changed.boxes.map(({ order: { orderId, version } }) => ({ orderId, version })),
    };
    const undone = await household.call(undoPlanChange, undo);
    expect(undone.boxes.map(({ refused }) => refused)).toEqual(boxes.map(() => null));
    const after = await household.call(subscriptionSettings, {});
    expect(after).toMatchObject({ subscription: { plan: settings.subscription.plan }, tastes: settings.tastes, planFrom: null });
    const contents = (orders: typeof before) =>
      orders.map(({ plan, lines, price }) => [plan, lines.map(({ dish }) => dish.sku), price.totalCents]);
    expect(contents(await ordersOf(household))).toEqual(contents(before));
  });
});
