import { orderId } from "@tablee/domain/testing/examples";
import { refunded } from "./refunded.ts";

const paper = { number: undefined, issued: undefined, paidWith: undefined, billedTo: "", seller: "", taxes: [] };
const words = (refundedTo: { method?: string; credit?: string }): string => {
  const facts = { orderId, paper, deliveryDay: "Saturday, November 28", refunded: "$100.67", refundBill: [], isReturned: false };
  return refunded.en({ ...facts, refundedTo }).paragraphs.join(" ");
};

it("the mail about a refund names the part that went back to credit, which may end, and speaks of a bank only where a card paid", () => {
  const both = words({ method: "$70.67", credit: "$30.00" });
  expect(both).toContain("$70.67 the way you paid it, and $30.00 to your credit");
  expect(both).toContain("until when it can be spent");
  expect(words({ credit: "$30.00" })).not.toContain("bank");
  expect(words({ method: "$100.67" })).not.toContain("credit");
});
