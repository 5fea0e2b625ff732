import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { subscriptionOf } from "@tablee/domain/testing/generation-examples";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { items, orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { replaceDishes } from "./replace-dishes.ts";
import { replacementOf } from "./replacement-of.ts";

const skusOf = (household: Household, n: number) => household.order(n).lines.map(({ sku }) => sku);

/** The replacement in a box of a household that now excludes tree nuts, on a menu where these items contain pine nuts. */
function preview(
  household: Household,
  n: number,
  nutty: readonly string[],
  change: (item: MenuItem) => Partial<MenuItem> = () => ({}),
  order = household.order(n),
) {
  const tastes: Partial<Tastes> = { allergens: ["tree-nuts"] };
  const menu = items.map((item) => ({
    ...item,
    ...(nutty.includes(item.sku) ? { allergens: ["pine-nut" as const] } : {}),
    ...change(item),
  }));
  const unitsLeft = new Map(items.map(({ sku }) => [sku, 4]));
  const ranking = { "family-friendly": items.map(({ sku }) => sku) };
  const input = subscriptionOf("one", order.plan, tastes);
  const { steps } = household.world.process();
  const picking = { menu: { items: menu, ranking, menuRevision: 0 }, unitsLeft, input };
  return replacementOf(steps, order, { marked: [], picking }, household.now);
}

const save = (household: Household, boxes: Parameters<typeof replaceDishes>[1]["boxes"], by = accountId) =>
  replaceDishes(household.world.process().steps, { accountId: by, editingSession: "a window", boxes }, household.context());

describe("dishes that a household has newly excluded", () => {
  it("make way for others in every box at once, and come back by one undo", async () => {
    const household = await begin();
    const before = [1, 2].map((n) => skusOf(household, n));
    const previews = await Promise.all([1, 2].map((n) => preview(household, n, [before[n - 1]![0]!])));
    for (const [i, { swaps, stuck, lines, moreCents }] of previews.entries()) {
      expect(swaps.map(({ sku }) => sku)).toEqual([before[i]![0]]);
      expect(before[i]).not.toContain(swaps[0]!.instead);
      expect([stuck, moreCents, lines.length]).toEqual([[], 0, before[i]!.length]);
    }
    const asked = previews.map(({ lines }, i) => ({ orderId: orderIds[i + 1]!, version: household.order(i + 1).version, lines }));
    expect((await save(household, asked)).map(({ result }) => result)).toEqual(["changed", "changed"]);
    expect([1, 2].map((n) => skusOf(household, n))).toEqual(previews.map(({ lines }) => lines.map(({ sku }) => sku)));
    const back = [1, 2].map((n) => ({
      orderId: orderIds[n]!,
      version: household.order(n).version,
      lines: before[n - 1]!.map((sku) => ({ sku, quantity: 1 })),
    }));
    await save(household, back);
    expect([1, 2].map((n) => skusOf(household, n))).toEqual(before);
  });

  it("make way in a paid first box for what the difference costs, charged or refunded once", async () => {
    const household = await begin();
    const [first] = skusOf(household, 0);
    const { lines, moreCents, swaps } = await preview(household, 0, [first!]);
    expect(swaps).toHaveLength(1);
    const paid = household.paidCents;
    const box = { orderId: orderIds[0]!, version: household.order(0).version, lines };
    expect(await save(household, [{ ...box, differenceCents: cents(moreCents + 1) }])).toMatchObject([
      { result: "refused", refused: "price-changed" },
    ]);
    expect(await save(household, [{ ...box, differenceCents: moreCents }])).toMatchObject([{ result: "changed" }]);
    expect(household.paidCents).toBe(paid + moreCents);
    expect(skusOf(household, 0)).toEqual(lines.map(({ sku }) => sku));
  });

  it("stay where nothing is left, and are named", async () => {
    const household = await begin();
    const [first] = skusOf(household, 1);
    const all = items.map(({ sku }) => sku);
    const { swaps, stuck } = await preview(household, 1, all);
    expect(swaps).toEqual([]);
    expect(stuck).toContain(first);
  });

  it("are named as well where nothing is known to replace them by: inputs that cannot be read, and additions", async () => {
    const household = await begin();
    const order = household.order(1);
    const [first] = skusOf(household, 1);
    const { steps } = household.world.process();
    const unread = await replacementOf(steps, order, { marked: [first!, "MKT-0001"], picking: undefined }, household.now);
    expect(unread).toMatchObject({ swaps: [], stuck: [first, "MKT-0001"], moreCents: 0 });
    expect(unread.lines.map(({ sku }) => sku)).toEqual(skusOf(household, 1));
  });

  it("lose only the options where the dish itself suits", async () => {
    const household = await begin();
    const [first] = skusOf(household, 1);
    const option = { id: "crumbs", kind: "protein-swap", centsPerServing: cents(100) } as const;
    const brings = { takes: { allergens: [], diets: [] }, brings: { allergens: ["walnut" as const], diets: [] } };
    const order = household.order(1);
    const lines = order.lines.map((line) => (line.sku === first ? { ...line, options: [option] } : line));
    const crumbs = (item: MenuItem) => (item.sku === first ? { options: [{ ...option, ...brings }] } : {});
    const { swaps, lines: asked } = await preview(household, 1, [], crumbs, { ...order, lines });
    expect(swaps).toEqual([{ sku: first, instead: first }]);
    expect(asked.find(({ sku }) => sku === first)?.options).toEqual([]);
  });
});

describe("several boxes that are changed at once", () => {
  it("are each judged alone: one that is sold out, or changed since, stays with its reason", async () => {
    const household = await begin();
    const others = (n: number) => [1, 2, 3, 4, 5, 6].map(skuOf).filter((sku) => !skusOf(household, n).includes(sku));
    await takeStock(household, 1, others(1)[0]!);
    const swap = (n: number) => [
      { sku: others(n)[0]!, quantity: 1 },
      ...skusOf(household, n)
        .slice(1)
        .map((sku) => ({ sku, quantity: 1 })),
    ];
    const box = (n: number, version = household.order(n).version) => ({ orderId: orderIds[n]!, version, lines: swap(n) });
    const outcomes = await save(household, [box(1), box(2), box(3, 99)]);
    expect(outcomes.map(({ result, refused }) => refused ?? result)).toEqual(["sold-out", "changed", "order-changed-elsewhere"]);
  });

  it("must all be the account's, before any is changed", async () => {
    const household = await begin();
    const box = { orderId: orderIds[1]!, version: 0, lines: [{ sku: skuOf(1), quantity: 3 }] };
    await expect(save(household, [box], otherAccountId)).rejects.toMatchObject({ code: "order-not-found" });
  });
});
