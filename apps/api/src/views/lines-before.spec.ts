import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { linesBefore } from "./lines-before.ts";

const line = (sku: string): OrderLine => ({ sku, kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" });
const addition = (sku: string, billedAt: string | undefined, status: "billed" | "open" | "dropped" = "billed") => ({
  additionId: sku,
  status,
  lines: [line(sku)],
  ...(billedAt ? { billedAt } : {}),
});

test("a late addition is explained beside the box and what was paid before it, in the order in which it was paid", () => {
  const second = addition("second", "2026-11-20T12:10:00.000Z");
  const first = addition("first", "2026-11-20T12:05:00.000Z");
  const order = {
    lines: [line("box")],
    additions: [second, addition("dropped", undefined, "dropped"), first, addition("open", undefined, "open")],
  };
  const skus = (one: typeof first) => linesBefore(order, one).map(({ sku }) => sku);
  expect(skus(first)).toEqual(["box"]);
  expect(skus(second)).toEqual(["box", "first"]);
});
