import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import { slot } from "@tablee/testing/fixtures/constants";
import { secondBox } from "./second-box.ts";

const plan: Plan = { type: "ready-to-cook", persons: 2, recipes: 6 };
const first = { plan, region: "qc", week: "2026-11-30", slot: slot as DeliverySlot, grants: [] } as const;

it("the box after the first one costs what a full box does, or as many dishes as could be picked for the first one, at the plan's price", () => {
  expect(secondBox(first)).toMatchObject({ foodCents: 6 * 2 * 1_245, deliveryFeeCents: 0 });
  expect(secondBox({ ...first, missing: 2 })).toMatchObject({ foodCents: 4 * 2 * 1_245, deliveryFeeCents: 0 });
  expect(secondBox({ ...first, missing: 3 })).toMatchObject({ foodCents: 3 * 2 * 1_245, deliveryFeeCents: 799 });
});
