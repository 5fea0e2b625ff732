import { calendar } from "../../testing/examples.ts";
import { addHours } from "../kernel/time.ts";
import { retryPaymentAt } from "./payment-retry.ts";

const first = calendar.billingAt;
const order = { calendar, firstOrder: false, firstAttemptAt: first };

describe("an order whose payment failed", () => {
  it.each([0, 3, 13, 19])("waits for another card until the last hour when one is declined for good %d hours after the first", (hours) => {
    expect(retryPaymentAt(order, true, addHours(first, hours))).toBe(addHours(first, 20));
  });

  it("is tried again 4, 12 and 20 hours after the first attempt, and no more", () => {
    expect([0, 4, 12, 20].map((hours) => retryPaymentAt(order, false, addHours(first, hours)))).toEqual([
      addHours(first, 4),
      addHours(first, 12),
      addHours(first, 20),
      undefined,
    ]);
    expect(retryPaymentAt(order, true, addHours(first, 20))).toBeUndefined();
  });

  it("counts from now when it is the first attempt", () => {
    expect(retryPaymentAt({ calendar, firstOrder: false }, true, first)).toBe(addHours(first, 20));
  });

  it("waits at least until it would have been charged anyway, when it is the first one", () => {
    const signedUp = addHours(first, -72);
    const early = { calendar, firstOrder: true, firstAttemptAt: signedUp };
    expect(retryPaymentAt(early, false, signedUp)).toBe(addHours(signedUp, 4));
    for (const hard of [true, false]) {
      expect(retryPaymentAt(early, hard, addHours(signedUp, 20))).toBe(first);
      expect(retryPaymentAt(early, hard, first)).toBeUndefined();
    }
  });

  it.each([-200, -72, -21, -20, -19, -1, 0, 5])(
    "names an end that no later decline moves, when the first attempt was %d hours after the regular charge",
    (hours) => {
      const began = addHours(first, hours);
      for (const firstOrder of [true, false]) {
        const order = { calendar, firstOrder, firstAttemptAt: began };
        const end = retryPaymentAt({ calendar, firstOrder }, true, began);
        for (let later = 0; addHours(began, later) < end!; later++) {
          expect(retryPaymentAt(order, true, addHours(began, later))).toBe(end);
          expect(retryPaymentAt(order, false, addHours(began, later))! <= end!).toBe(true);
        }
        for (const hard of [true, false]) expect(retryPaymentAt(order, hard, end!)).toBeUndefined();
      }
    },
  );
});
