import type { Cents } from "@tablee/domain/kernel/money";
import type { Language } from "@tablee/domain/kernel/place/region";
import { policyNamed } from "@tablee/domain/kernel/policy";
import { explainTaxes, taxesOn } from "@tablee/domain/pricing/explain-taxes";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import type { AdditionPrice, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { taxMarks, taxName } from "@tablee/domain/pricing/words";
import { money } from "../layout/figures.ts";
import { billWords } from "./bill-words.ts";

type Price = OrderPrice | AdditionPrice;

/** An item with the marks of the taxes that it bears: `2 × Crisps [G Q]` */
export function marked(label: string, line: OrderLine, price: Price, language: Language): string {
  const marks = taxesOn(line, price).map((code) => taxMarks[language][code]);
  return marks.length > 0 ? `${label} [${marks.join(" ")}]` : label;
}

/** The note on delivery: the reason for its price, and its taxes. */
export const feeNote = ({ priceVersion, taxes }: OrderPrice, language: Language): string =>
  billWords[language].fee(money(policyNamed(pricePolicies, priceVersion).freeDeliveryFrom, language), taxes.length > 0);

interface BilledTax {
  readonly label: string;
  readonly cents: Cents;
  readonly note: string;
}

/** Each tax with its rate, and the amount it was charged on. */
export function taxLines(
  { lines, price }: { readonly lines: readonly OrderLine[]; readonly price: Price },
  language: Language,
): BilledTax[] {
  const words = billWords[language];
  const explained = explainTaxes({ lines, price });
  return price.taxes.map(({ code, ppm, cents }, i) => {
    const { goodsCents, feeCents } = explained[i]!;
    const [goods, fee, mark] = [money(goodsCents, language), money(feeCents, language), taxMarks[language][code]];
    const withFee = goodsCents === 0 ? words.taxedFee(fee) : words.taxedWithFee(goods, mark, fee);
    const note = feeCents === 0 ? words.taxed(goods, mark) : withFee;
    return { label: `${taxName(code, language)} (${rate(ppm, language)})`, cents, note };
  });
}

/** `13%` · `9,975 %` */
const rate = (ppm: number, language: Language): string =>
  language === "fr" ? `${String(ppm / 10_000).replace(".", ",")}\u00a0%` : `${ppm / 10_000}%`;
