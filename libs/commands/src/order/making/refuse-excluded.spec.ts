import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import type { SubscriptionCommand } from "@tablee/domain/subscription/decider";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { menuItem, recipe, tastes } from "@tablee/domain/testing/examples";
import { subscriptionId, weekIn } from "@tablee/testing/fixtures/constants";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { subscriptions } from "../../aggregates.ts";
import { refuseExcluded } from "./refuse-excluded.ts";

const sku = "RTC-0001";
type Option = NonNullable<MenuItem["options"]>[number];

const option = (id: string, kind: Option["kind"], allergens: MenuItem["allergens"]): Option => ({
  id,
  kind,
  centsPerServing: cents(0),
  takes: { allergens: [], diets: [] },
  brings: { allergens, diets: [] },
});
const satay = option("satay", "protein-swap", ["peanut"]);
const tofu = option("tofu", "protein-swap", ["soy"]);
const crumbs = option("crumbs", "larger-protein", ["peanut", "wheat"]);
const line = (...options: readonly Option[]): OrderLine => ({
  ...recipe(1),
  options: options.map(({ id, kind }) => ({ id, kind, centsPerServing: cents(0) })),
});

/** Requests lines for an order with other lines, of a household that never eats peanuts. */
async function refused(
  asked: readonly Pick<OrderLine, "sku" | "options" | "upgrade">[],
  held: OrderLine = recipe(1),
  item: Partial<MenuItem> = {},
) {
  const household = await begin();
  const order = { ...household.order(1), lines: [held] };
  const items = [menuItem(sku, { options: [satay, tofu, crumbs], ...item })];
  return refuseExcluded(household.world.process().steps, order, items, asked).then(
    () => undefined,
    (error) => [error.code, error.details],
  );
}

describe("a box of a week before the latest exclusions count for new boxes", () => {
  it("is judged by them: it is open after its week has closed for its subscription's day", async () => {
    const household = await begin();
    const latest: Tastes = { ...tastes, allergens: ["soy"] };
    const change: SubscriptionCommand = { type: "ChangeTastes", tastes: latest, fromWeek: weekIn(2), at: household.now };
    await household.act((steps, context) => steps.handle(subscriptions, subscriptionId, change, context));
    const items = [menuItem(sku, { options: [satay, tofu] })];
    const { steps } = household.world.process();
    const ask = (chosen: Option) => refuseExcluded(steps, { ...household.order(1), lines: [recipe(1)] }, items, [line(chosen)]);
    await expect(ask(tofu)).rejects.toMatchObject({ code: "option-excluded", details: { allergens: ["soy"] } });
    await expect(ask(satay)).resolves.toBeUndefined();
  });
});

describe("an option that brings what a household has excluded", () => {
  it("is refused, with the allergen's name", async () => {
    expect(tastes.allergens).toEqual(["peanut"]);
    expect(await refused([line(satay)])).toEqual(["option-excluded", { sku, allergens: ["peanut"] }]);
    expect(await refused([line(tofu, crumbs)])).toEqual(["option-excluded", { sku, allergens: ["peanut"] }]);
  });

  it("is refused as a larger serving of a paid box too", async () => {
    expect(await refused([{ ...line(crumbs), upgrade: true }], line(tofu))).toEqual(["option-excluded", { sku, allergens: ["peanut"] }]);
    expect(await refused([{ ...line(crumbs), upgrade: true }], line(satay))).toBeUndefined();
  });

  it("does not stand in the way of another option, or of none", async () => {
    expect(await refused([line(tofu)])).toBeUndefined();
    expect(await refused([recipe(1)])).toBeUndefined();
  });

  it("stays where it was chosen before it was excluded", async () => {
    expect(await refused([line(satay)], line(satay))).toBeUndefined();
  });

  it("brings nothing new to a dish that contains it anyway", async () => {
    expect(await refused([line(satay)], recipe(1), { allergens: ["peanut"] })).toBeUndefined();
  });
});
