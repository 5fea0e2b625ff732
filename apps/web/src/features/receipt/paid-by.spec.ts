import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { paidBy } from "./paid-by.ts";

const part = (chargeCents: number, promotionalCents = 0, purchasedCents = 0) => ({
  price: { chargeCents, promotionalCents, purchasedCents },
});
const paid = (order: object, ...additions: readonly object[]) => paidBy({ order, additions } as unknown as ReceiptView);

test("a card that was not charged has paid nothing", () => {
  expect(paid(part(0, 0, 9169))).toEqual([{ by: "purchased", cents: 9169 }]);
  expect(paid(part(9169))).toEqual([{ by: "method", cents: 9169 }]);
  expect(paid(part(0))).toEqual([]);
});

test("what was added is counted, each side by itself", () => {
  expect(paid(part(0, 500, 9000), part(700, 300))).toEqual([
    { by: "method", cents: 700 },
    { by: "promotional", cents: 800 },
    { by: "purchased", cents: 9000 },
  ]);
});
