import { streamCategories } from "@tablee/domain/streams";
import { allReadModels, readModelNamed } from "./all-read-models.ts";

describe("the read models", () => {
  it("have each name once, and are found by it", () => {
    expect(new Set(allReadModels.map((model) => model.name)).size).toBe(allReadModels.length);
    for (const model of allReadModels) expect(readModelNamed(model.name)).toBe(model);
    expect(readModelNamed("nobody")).toBeUndefined();
  });

  it.each(allReadModels.map((model) => [model.name, model] as const))(
    "%s has a table that can be made: a key of text, known categories, a version",
    (name, model) => {
      expect(name).toMatch(/^[a-z_]{3,40}$/);
      expect(model.columns.key).toBe("text");
      expect(Number.isInteger(model.version) && model.version >= 1).toBe(true);
      for (const category of model.categories) expect(streamCategories).toHaveProperty(category);
      const columns = Object.keys(model.columns).join("|");
      for (const index of model.indexes ?? []) expect(index).toMatch(new RegExp(`^(USING gin )?\\((lower\\()?(${columns})\\b`));
    },
  );

  it("halt instead of parking where they are the ledger or hold due things", () => {
    expect(allReadModels.filter((model) => model.halts).map((model) => model.name)).toEqual([
      "due_capacity",
      "due_credit",
      "due_gift_cards",
      "due_inquiries",
      "due_orders",
      "due_reviews",
      "due_points",
      "due_returnables",
      "due_subscriptions",
      "due_terms",
      "ledger",
    ]);
  });
});
