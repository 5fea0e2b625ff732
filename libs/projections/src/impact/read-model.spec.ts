import type { StoredEvent } from "@tablee/event-store/events";
import { type ImpactRow, impactModel } from "./read-model.ts";

const stored = (type: string, data: object): StoredEvent => ({ type, data, stream: "order-one" }) as never;
const box = (deliveredAt: string) => stored("OrderDelivered", { deliveredAt });
const bag = (lentAt: string) => stored("ReturnableLent", { lentAt });
const back = (returnedAt: string, ...assetIds: string[]) => stored("ReturnablesReturned", { returnedAt, assetIds });

function rowsOf(...events: readonly StoredEvent[]): ImpactRow[] {
  const rows = new Map<string, ImpactRow>();
  for (const event of events) for (const key of impactModel.keys(event)) rows.set(key, impactModel.evolve(rows.get(key), event, key)!);
  return [...rows.values()];
}

it("counts boxes, and bags and kits out and back, up to the latest of them", () => {
  const events = [
    box("2026-10-31T23:00:00.000Z"),
    bag("2026-10-31T23:00:00.000Z"),
    bag("2026-10-31T23:00:00.000Z"),
    back("2026-11-07T23:30:00.000Z", "one", "two"),
    box("2026-11-07T23:00:00.000Z"),
  ];
  expect(rowsOf(...events)).toEqual([{ key: "all", boxes: 2, lent: 2, returned: 2, counted_at: "2026-11-07T23:30:00.000Z" }]);
});

it("ignores what neither hands over nor brings back anything", () => {
  expect(impactModel.keys(stored("OrderSkipped", {}))).toEqual([]);
});
