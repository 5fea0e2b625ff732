import type { Language } from "@tablee/domain/kernel/place/region";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { taxName } from "@tablee/domain/pricing/words";
import type { Bill, BillLine } from "../layout/bill.ts";
import { money } from "../layout/figures.ts";
import { billWords } from "./bill-words.ts";

/** The refunds of a box, and the remainder of everything that was paid. */
export function refundsBill(paid: readonly { readonly totalCents: number }[], refunds: readonly RefundAmounts[], language: Language): Bill {
  const words = billWords[language];
  const left = paid.reduce((sum, { totalCents }) => sum + totalCents, 0) - refunds.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    title: words.refunds,
    lines: [...refunds.map((refund) => refundLine(refund, language)), { label: words.paid, amount: money(left, language), sum: true }],
  };
}

/** A refund and the taxes in it: a customer who deducted the tax owes that part back. */
export function refundLine({ totalCents, taxes }: RefundAmounts, language: Language): BillLine {
  const words = billWords[language];
  const nameOf = (code: string) => taxName(code, language);
  const parts = taxes.filter(({ cents }) => cents > 0).map(({ code, cents }) => words.of(money(cents, language), nameOf(code)));
  return {
    label: words.refund,
    amount: money(-totalCents, language),
    ...(parts.length > 0 && { note: words.including(parts.join(language === "fr" ? " et " : " and ")) }),
  };
}
