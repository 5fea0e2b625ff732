import { locality } from "@tablee/domain/kernel/place/locality";
import { sellerLine } from "@tablee/domain/kernel/seller-line";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { taxesInAll } from "@tablee/domain/pricing/explain-taxes";
import { taxMarks, taxName } from "@tablee/domain/pricing/words";
import { cardName, dayOf } from "../layout/figures.ts";
import type { AboutOrder } from "./about-order.ts";

/** The facts of a receipt beside its amounts, in the customer's language. */
export interface ReceiptFacts {
  readonly number: string | undefined;
  /** The day of the payment at the place of delivery, and its means where that is known. */
  readonly issued: string | undefined;
  readonly paidWith: string | undefined;
  readonly billedTo: string;
  readonly seller: string;
  /** The taxes of the region: the mark beside items, the name, the seller's number. */
  readonly taxes: readonly { readonly mark: string; readonly name: string; readonly number: string }[];
}

export function receiptFacts({ order, account, seller, receipt }: Omit<AboutOrder, "products" | "at">): ReceiptFacts {
  const { language, person } = account;
  const { paidAt, paidWith } = receipt ?? {};
  const home = account.address?.address;
  const price = "price" in order ? order.price : undefined;
  const taxes = price ? taxesInAll({ region: order.region, price, additions: [], refunds: [] }) : [];
  const day = paidAt && toLocal(order.slot.zone, paidAt).date;
  return {
    number: receipt?.number,
    issued: day && `${dayOf(day, language)}${language === "fr" ? " " : ", "}${day.slice(0, 4)}`,
    paidWith: paidWith && cardName(paidWith),
    billedTo: [`${person.firstName} ${person.lastName}`, ...(home ? [locality(home, language)] : [])].join(", "),
    seller: sellerLine(seller, language),
    taxes: taxes.map(({ code }) => ({ mark: taxMarks[language][code], name: taxName(code, language), number: seller.taxNumbers[code] })),
  };
}
