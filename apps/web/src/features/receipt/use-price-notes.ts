import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import type { TaxLine } from "@tablee/domain/pricing/vocabulary";
import { taxMarks, taxName } from "@tablee/domain/pricing/words";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList, formatPercent } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { PriceNotes } from "../../shared/order/price-lines.tsx";

type Part = ReceiptView["order"];
type Code = TaxLine["code"];

/** Explains the amounts of a receipt's market discount, delivery fee and taxes. */
export function usePriceNotes({ lines, price, taxed }: Part): PriceNotes {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, language);
  const whole = "deliveryFeeCents" in price ? price : undefined;
  const policy = pricePolicies.find(({ version }) => version === price.priceVersion);

  const volume = () => {
    const market = lines.filter(({ dish }) => dish.kind === "market").reduce((sum, { amountCents }) => sum + amountCents, 0);
    const step = policy?.volumeDiscounts.filter(({ from }) => market >= from).at(-1);
    if (!whole) return t("sums.volumeTogether");
    return step && t("sums.volume", { rate: formatPercent(step.ppm / 1_000_000, language), amount: money(market) });
  };
  const delivery = () => {
    if (!whole || whole.deliveryFree === "first-week" || !policy) return undefined;
    const amount = money(policy.freeDeliveryFrom);
    return whole.deliveryFree === "threshold" ? t("sums.feeFree", { amount }) : `${t("sums.fee", { amount })} ${feeTaxes()}`;
  };
  const feeTaxes = () => {
    const codesOf = new Map<number, Code[]>();
    for (const { code, feeCents } of taxed) if (feeCents > 0) codesOf.set(feeCents, [...(codesOf.get(feeCents) ?? []), code]);
    if (codesOf.size === 0) return t("sums.feeUntaxed");
    const parts = [...codesOf].map(([cents, codes]) => {
      const taxes = codes.map((code) => taxName(code, language));
      return t("sums.feePart", { taxes: formatList(taxes, language), amount: money(cents) });
    });
    return t("sums.feeTaxed", { list: formatList(parts, language) });
  };
  const tax = (code: Code) => {
    const { goodsCents, feeCents } = taxed.find((each) => each.code === code)!;
    const key = feeCents === 0 ? "sums.taxOnGoods" : goodsCents === 0 ? "sums.taxOnFee" : "sums.taxOnBoth";
    const mark = taxMarks[language][code];
    return t(key, { base: money(goodsCents + feeCents), goods: money(goodsCents), fee: money(feeCents), mark });
  };
  return { volume: volume(), delivery: delivery(), tax };
}
