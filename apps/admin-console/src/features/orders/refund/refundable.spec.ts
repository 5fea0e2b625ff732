import type { Receipt } from "../requests.ts";
import { anythingLeft, refundableParts } from "./refundable.ts";

const line = (sku: string, quantity: number, pairedWith?: string) => ({ dish: { sku }, quantity, pairedWith });
const receipt = {
  order: {
    lines: [line("RTC-0001", 2), line("MKT-0001", 1, "RTC-0001"), line("MKT-0001", 3)],
    price: { deliveryFeeCents: 799, totalCents: 8370 },
  },
  additions: [{ additionId: "p1", lines: [line("MKT-0001", 2)], price: { totalCents: 1597 } }],
} as unknown as Receipt;
const refunded = (data: Record<string, unknown>) => ({ type: "OrderRefunded", data });
const left = (events: Parameters<typeof refundableParts>[1]) =>
  refundableParts(receipt, events).map((part) => [part.additionId, part.lines.map((each) => each.left), part.deliveryFeeCents]);

test("nothing was given back: everything is left", () => {
  expect(left([])).toEqual([
    [undefined, [2, 1, 3], 799],
    ["p1", [2], 0],
  ]);
});

test("what was given back is taken off its own line, of its own part", () => {
  const lines = [
    { sku: "RTC-0001", quantity: 1 },
    { sku: "MKT-0001", pairedWith: "RTC-0001", quantity: 1 },
  ];
  const events = [
    refunded({ lines, deliveryFee: true }),
    refunded({ additionId: "p1", lines: [{ sku: "MKT-0001", quantity: 1 }], deliveryFee: false }),
  ];
  expect(left(events)).toEqual([
    [undefined, [1, 0, 3], 0],
    ["p1", [1], 0],
  ]);
});

test("a refund that waits, or was declined, takes nothing off", () => {
  expect(left([{ type: "RefundRequested", data: { lines: [{ sku: "RTC-0001", quantity: 2 }], deliveryFee: true } }])[0]).toEqual([
    undefined,
    [2, 1, 3],
    799,
  ]);
});

test("nothing is left once every unit and the delivery fee were given back", () => {
  const all = [
    { sku: "RTC-0001", quantity: 2 },
    { sku: "MKT-0001", pairedWith: "RTC-0001", quantity: 1 },
    { sku: "MKT-0001", quantity: 3 },
  ];
  const box = refunded({ lines: all, deliveryFee: true });
  const added = refunded({ additionId: "p1", lines: [{ sku: "MKT-0001", quantity: 2 }], deliveryFee: false });
  expect([[box], [added], [box, added]].map((events) => anythingLeft(refundableParts(receipt, events)))).toEqual([true, true, false]);
});

test("money that was given back is taken off its own part", () => {
  const given = (additionId: string | undefined, totalCents: number) =>
    refunded({ additionId, lines: [], deliveryFee: false, amounts: { totalCents } });
  const leftOf = (events: Parameters<typeof refundableParts>[1]) => refundableParts(receipt, events).map(({ leftCents }) => leftCents);
  expect(leftOf([])).toEqual([8370, 1597]);
  expect(leftOf([given(undefined, 1200), given("p1", 597), given(undefined, 170)])).toEqual([7000, 1000]);
});
