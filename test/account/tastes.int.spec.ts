import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { subscriptionSettings, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { dishReplacements, replaceDishes, tasteSettings, updateTastes } from "@tablee/contracts/calls/settings-taste";
import { fittingDishes } from "@tablee/contracts/calls/signup";
import { cents } from "@tablee/domain/kernel/money";
import { allergens } from "@tablee/domain/subscription/vocabulary";
import { boxesOf, ordersOf } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const person = await stage.household();
await boxesOf(person);
const editingSession = crypto.randomUUID();

describe("other tastes", () => {
  it("mark every box to come that contains what is newly excluded, and leave its dishes", async () => {
    const before = await ordersOf(person);
    const { tastes, marked, nextBoxToMake, kept } = await person.call(tasteSettings, {});
    expect(kept).toEqual(before.map(({ orderId, deliveryDate }) => ({ orderId, deliveryDate })));
    expect(nextBoxToMake! > before.at(-1)!.deliveryDate).toBe(true);
    expect([tastes.diets, marked]).toEqual([["meat-and-fish"], []]);
    const allergen = before.flatMap(({ lines }) => lines.flatMap(({ dish }) => dish.allergens))[0]!;
    const wanted = { ...tastes, allergens: [allergen], dislikes: ["olive"] };
    expect(await person.call(updateTastes, wanted)).toEqual({ tastes: wanted });
    const shown = await person.call(tasteSettings, {});
    expect(shown).toMatchObject({ tastes: wanted, nextBoxToMake, kept });
    const containing = before.filter(({ lines }) => lines.some(({ dish }) => dish.allergens.includes(allergen)));
    expect(containing.length).toBeGreaterThan(0);
    expect(shown.marked.map(({ orderId }) => orderId)).toEqual(containing.map(({ orderId }) => orderId));
    for (const { excluded, lines } of shown.marked)
      expect(excluded).toEqual(
        lines.filter(({ dish }) => dish.allergens.includes(allergen)).map(({ dish }) => ({ sku: dish.sku, allergens: [allergen] })),
      );
    expect((await ordersOf(person)).map(({ lines }) => lines.map(({ dish }) => dish.sku))).toEqual(
      before.map(({ lines }) => lines.map(({ dish }) => dish.sku)),
    );
    expect((await person.call(subscriptionSettings, {})).subscription.status).toBe("active");
  });

  it("replace the excluded dishes of all boxes in one act, and bring them back by one undo", async () => {
    const before = await ordersOf(person);
    const { marked } = await person.call(tasteSettings, {});
    const { boxes } = await person.call(dishReplacements, {});
    expect(boxes.map(({ orderId }) => orderId)).toEqual(marked.map(({ orderId }) => orderId));
    const changing = boxes.filter(({ swaps }) => swaps.length > 0);
    expect(changing.length).toBeGreaterThan(0);
    // The first box is paid: its difference is charged or refunded.
    expect(changing.map(({ paid }) => paid)).toContain(true);
    const differenceOf = (i: number, sign: 1 | -1) => (changing[i]!.paid ? { differenceCents: cents(sign * changing[i]!.moreCents) } : {});
    const asked = changing.map(({ orderId, version, lines }, i) => ({ orderId, version, lines, ...differenceOf(i, 1) }));
    const replaced = await person.call(replaceDishes, { editingSession, boxes: asked });
    expect(replaced.boxes.map(({ result, refused }) => refused ?? result)).toEqual(changing.map(() => "changed"));
    for (const [i, { order }] of replaced.boxes.entries()) {
      expect(order.excluded.map(({ sku }) => sku)).toEqual(changing[i]!.stuck.map(({ sku }) => sku));
      expect(order.price.totalCents - marked.find(({ orderId }) => orderId === order.orderId)!.price.totalCents).toBe(
        changing[i]!.moreCents,
      );
    }
    const back = replaced.boxes.map(({ order: { orderId, version } }, i) => ({
      orderId,
      version,
      lines: changing[i]!.linesBefore,
      ...differenceOf(i, -1),
    }));
    const undone = await person.call(replaceDishes, { editingSession, boxes: back });
    expect(undone.boxes.map(({ result }) => result)).toEqual(changing.map(() => "changed"));
    expect((await ordersOf(person)).map(({ lines }) => lines.map(({ dish }) => dish.sku))).toEqual(
      before.map(({ lines }) => lines.map(({ dish }) => dish.sku)),
    );
  });

  it("mark a paid box whose late additions contain what is newly excluded", async () => {
    const { firstOrderId: orderId } = person;
    const { tastes } = await person.call(tasteSettings, {});
    const { items } = await person.call(editorDataV2, { orderId });
    const { dish: added } = items.find(
      ({ dish, unitsLeft }) =>
        dish.kind === "market" && dish.minimumBasketCents === undefined && unitsLeft > 5 && dish.allergens.length > 0,
    )!;
    const { addition } = await person.call(createPatch, { orderId, lines: [{ sku: added.sku, quantity: 1 }], editingSession });
    expect(await person.call(billPatch, { orderId, additionId: addition.additionId, editingSession })).toMatchObject({ result: "billed" });
    await person.call(updateTastes, { ...tastes, allergens: added.allergens.slice(0, 1) });
    const { marked } = await person.call(tasteSettings, {});
    expect(marked.find((order) => order.orderId === orderId)?.excluded.map(({ sku }) => sku)).toContain(added.sku);
    await person.call(updateTastes, tastes);
  });
});

describe("a choice of plan and tastes", () => {
  const invalid = {
    status: 422,
    body: { code: "selection-invalid", message: "Choix non valide, les changements n’ont pas pu être enregistrés." },
  };

  it("is counted before it is saved: how many dishes of the next week fit it, and how many a box would have", async () => {
    const { plan, tastes } = await person.call(tasteSettings, {});
    const open = await person.call(fittingDishes, { plan, tastes: { ...tastes, diets: [], allergens: [] } });
    expect(open).toMatchObject({ picks: plan.type === "ready-to-cook" ? plan.recipes : plan.meals, tooSmall: false });
    const narrow = await person.call(fittingDishes, { plan, tastes: { ...tastes, diets: [], allergens: [...allergens] } });
    expect(narrow).toMatchObject({ week: open.week, of: open.of });
    expect(narrow.fit).toBeLessThan(open.fit);
  });

  it("is refused in the specified words where the plan or a diet of it does not exist", async () => {
    const { tastes } = await person.call(tasteSettings, {});
    await expect(person.call(updateSubscription, { change: "plan", plan: { type: "ready-to-eat", meals: 7 as 6 } })).rejects.toMatchObject(
      invalid,
    );
    await expect(person.call(updateTastes, { ...tastes, diets: ["keto"] })).rejects.toMatchObject(invalid);
  });
});
