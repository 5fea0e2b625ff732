import { accountId } from "@tablee/domain/kernel/ids";
import { slot } from "@tablee/domain/testing/examples";
import { exampleItems, exampleSubscription, exampleWeek, random } from "@tablee/domain/testing/generation-examples";
import type { GenerationCandidate } from "@tablee/projections/generation-inputs/queries";
import { type Gathered, previewOf } from "./preview.ts";

const items = exampleItems(random(1));
const candidates = Array.from({ length: 40 }, (_, i): GenerationCandidate => {
  const input = exampleSubscription(random(100 + i), i, items);
  return { input, accountId: accountId(`account ${i}`), plan: input.plan, slot, paused: false, served: false, firstWeek: "2026-11-30" };
});
const gathered: Gathered = { week: exampleWeek(1, items), candidates, left: { alreadyThere: 3, late: 2, unreadable: 1 } };

describe("a preview", () => {
  it("has a row for each subscription that gets an order, and counts the others", () => {
    const { rows, summary } = previewOf(gathered);
    expect([...rows].map((row) => row.account_id)).toEqual(candidates.map(({ accountId }) => accountId));
    expect(summary).toMatchObject({ subscriptions: 46, orders: 40, alreadyThere: 3, late: 2, unreadable: 1, replaced: 0 });
    const portions = [...rows].flatMap(({ picks }) => picks).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(summary.totals.reduce((sum, total) => sum + total.portions, 0)).toBe(portions);
  });

  it("of other inputs shows what they would change, and nothing else", () => {
    const [wanted] = previewOf(gathered).summary.totals;
    const unitsLeft = new Map(gathered.week.unitsLeft).set(wanted!.sku, 1);
    const changed = previewOf({ ...gathered, week: { ...gathered.week, unitsLeft } });
    expect(changed.summary.oversold).toEqual([{ sku: wanted!.sku, wanted: wanted!.portions, units: 1 }]);
    expect(changed.summary.replaced).toBeGreaterThan(0);
    const [before, after] = [[...previewOf(gathered).rows], [...changed.rows]];
    const hadIt = before.map(({ picks }) => picks.some(({ sku }) => sku === wanted!.sku));
    expect(after.filter((_, i) => !hadIt[i])).toEqual(before.filter((_, i) => !hadIt[i]));
  });

  it("computes the same with the previous result", () => {
    const { result, rows } = previewOf(gathered);
    expect([...previewOf(gathered, result).rows]).toEqual([...rows]);
  });
});
