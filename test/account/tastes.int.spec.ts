import { subscriptionSettings } from "@tablee/contracts/calls/settings-subscription";
import { tasteSettings, updateTastes } from "@tablee/contracts/calls/settings-taste";
import { boxesOf, ordersOf, type Visitor } from "../stage/people.ts";
import { type Stage, setStage } from "../stage/stage.ts";

describe("other tastes", () => {
  let stage: Stage;
  let person: Visitor;
  beforeAll(async () => {
    stage = await setStage({ households: true });
    person = await stage.household();
    await boxesOf(person);
  });
  afterAll(() => stage.stop());

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
});
