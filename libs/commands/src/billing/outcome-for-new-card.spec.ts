import type { Order } from "@tablee/domain/order/state";
import { outcomeOfCharge } from "./outcome-for-new-card.ts";

const order = (status: Order["status"], attempts: number) => ({ status, attempts }) as Order;
const attempt = (methodToken: string, outcome: "captured" | "declined") => ({ methodToken, outcome });
const old = attempt("tok_old", "declined");
const before = { attempts: 1 };

test.each([
  ["billed by the new card", order("billed", 2), [old, attempt("tok_new", "captured")], "paid"],
  ["billed by the old one, whose charge was under way", order("billed", 1), [attempt("tok_old", "captured")], "paid-before"],
  ["declined by the new card", order("locked", 2), [old, attempt("tok_new", "declined")], "declined"],
  ["given up after the new card was declined", order("failed", 2), [old, attempt("tok_new", "declined")], "declined"],
  ["refused unasked, as the new card was declined for good before", order("locked", 3), [attempt("tok_new", "declined"), old], "declined"],
  ["still waiting", order("locked", 1), [old], "unknown"],
  ["being charged", order("billing", 2), [old], "unknown"],
  ["tried once more with the old card, the new one to come", order("locked", 2), [old, old], "unknown"],
  ["given up before the new card was asked", order("failed", 1), [old], "not-tried"],
] as const)("an order that is %s", (_, now, made, outcome) => {
  expect(outcomeOfCharge(before, now, made, "tok_new")).toBe(outcome);
});
