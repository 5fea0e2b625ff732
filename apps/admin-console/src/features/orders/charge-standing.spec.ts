import { type OrderStatus, orderStatuses } from "@tablee/domain/order/vocabulary";
import { chargeOfAddition, chargeOfOrder, nextCharge } from "./charge-standing.ts";

const at = (text: string) => ({ at: text, local: text, zone: "America/Toronto" }) as never;
const order = (status: OrderStatus, more: object = {}) => ({ status, belowMinimum: false, chargedAt: at("cutoff"), ...more });

test("an order is charged only with a receipt, whatever its status", () => {
  for (const status of orderStatuses) {
    expect(chargeOfOrder({ status }, {})).toBe("charged");
    expect(chargeOfOrder({ status }, null)).not.toBe("charged");
  }
});

test("an order without a receipt is estimated, to be charged, being charged, or never charged", () => {
  expect(orderStatuses.map((status) => [status, chargeOfOrder({ status }, null)])).toEqual(
    expect.arrayContaining([
      ["open", "estimated"],
      ["locked", "ahead"],
      ["billing", "underWay"],
      ["failed", "never"],
      ["skipped", "never"],
      ["minimum-not-met", "never"],
    ]),
  );
});

test("an addition is charged once it is billed", () => {
  const standings = (["open", "billing", "billed", "dropped"] as const).map((status) => chargeOfAddition({ status }));
  expect(standings).toEqual(["ahead", "underWay", "charged", "never"]);
});

test("the next charge is the retry of a failed one, and none where the customer has to act or nothing is charged", () => {
  expect(nextCharge(order("open"))).toEqual(at("cutoff"));
  expect(nextCharge(order("locked", { nextAttemptAt: at("retry") }))).toEqual(at("retry"));
  expect(nextCharge(order("locked", { nextAttemptAt: at("retry"), failure: { kind: "payment", hard: true } }))).toBeUndefined();
  expect(nextCharge(order("open", { belowMinimum: true }))).toBeUndefined();
  for (const status of ["billing", "failed", "skipped", "minimum-not-met"] as const) expect(nextCharge(order(status))).toBeUndefined();
});
