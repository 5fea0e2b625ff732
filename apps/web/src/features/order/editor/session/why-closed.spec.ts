import type { OrderCard } from "@tablee/contracts/schemas";
import { whyClosed } from "./why-closed.ts";

const past = { editable: false, takesAdditions: false, cutoff: { secondsLeft: -1 }, lateAdditionsUntil: { secondsLeft: 60 } };
const why = (order: object) => whyClosed({ ...past, ...order } as OrderCard);
const ahead = { cutoff: { secondsLeft: 3_600 } };
const unpaid = { kind: "payment" };

test.each([
  ["an open one", { status: "open", editable: true, ...ahead }, undefined],
  ["a paid one that takes additions", { status: "billed", takesAdditions: true }, undefined],
  ["a skipped one that can be brought back", { status: "skipped", editable: true, ...ahead }, "skipped"],
  ["one skipped past its cutoff", { status: "skipped", skippedBecause: "away" }, "staysSkipped"],
  ["a closed account's", { status: "skipped", skippedBecause: "closed" }, "accountClosed"],
  ["one skipped before its account was closed", { status: "skipped", skippedBecause: "away", ...ahead }, "accountClosed"],
  ["one below the minimum", { status: "minimum-not-met" }, "minimumNotMet"],
  ["an unpaid one", { status: "locked", failure: unpaid }, "unpaid"],
  ["an unpaid first one", { status: "locked", failure: unpaid, ...ahead }, "unpaid"],
  ["one that was never paid", { status: "failed", failure: unpaid }, "neverPaid"],
  ["one that is being charged", { status: "billing" }, "charging"],
  ["a first one about to be charged", { status: "locked", ...ahead }, "charging"],
  ["one about to be charged", { status: "locked" }, "prepared"],
  ["one that is packed", { status: "billed" }, "prepared"],
  ["one whose additions are closed", { status: "billed", lateAdditionsUntil: { secondsLeft: 0 } }, "additionsClosed"],
  ["one whose money was refunded", { status: "billed", refundedCents: 100 }, "refunded"],
  ["one on its way", { status: "billed", journey: {} }, "onItsWay"],
  ["one that came", { status: "delivered", journey: {} }, "delivered"],
  ["one that could not be delivered", { status: "failed", failure: { kind: "delivery" } }, "notDelivered"],
  ["one past its cutoff that is not judged yet", { status: "open" }, "cutoff"],
] as const)("%s", (_, order, expected) => {
  expect(why(order)).toBe(expected);
});
