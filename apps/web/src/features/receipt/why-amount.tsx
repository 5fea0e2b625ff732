import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { discountName } from "@tablee/domain/pricing/words";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { words } from "./words.ts";

type Line = ReceiptView["order"]["lines"][number];
type Price = ReceiptView["order"]["price"];
type Reason = keyof typeof words.taxReason;
type TaxName = keyof typeof words.taxName;

const isReason = (reason: string): reason is Reason => Object.hasOwn(words.taxReason, reason);
const isTaxName = (code: string): code is TaxName => Object.hasOwn(words.taxName, code);

/** Explains a line's amount: its base price, additions and deductions, and its taxes. */
export function WhyAmount({ line, price }: { line: Line; price: Price }) {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const { dish, quantity, amountCents, why } = line;
  const money = (cents: number) => formatMoney(cents, language);
  const amounts = [
    ["premium", why.premiumCents],
    ["options", why.optionsCents],
    ["volume", -why.volumeDiscountCents],
  ] as const;
  const discounts = "discounts" in price ? price.discounts.filter(({ cents }) => cents > 0) : [];
  const discountNames = discounts.map((discount) => discountName(discount, language));
  const servings = t("rule.servings", { count: why.servings });
  const tier = dish.kind === "ready-to-eat" ? "rule.meals" : "rule.tier";
  const rule =
    why.rule === "tier"
      ? t(tier, { count: why.tierFrom ?? 1, servings, price: money(why.perServingCents ?? 0) })
      : why.rule === "unit"
        ? t("rule.unit", { quantity, price: money(Math.round(amountCents / quantity)) })
        : t("rule.upgrade", { servings });
  return (
    <details className="mt-1 text-sm not-open:print:hidden">
      <summary
        className="link inline-flex min-h-6 w-fit cursor-pointer items-center print:hidden"
        aria-label={t("whyLabel", { dish: dish.name[language] })}
      >
        {t("why")}
      </summary>
      <ul className="mt-1 flex flex-col gap-0.5 text-muted">
        <li>{rule}</li>
        {amounts
          .filter(([, cents]) => cents !== 0)
          .map(([key, cents]) => (
            <li key={key}>{t(key, { amount: money(cents) })}</li>
          ))}
        {why.discountCents > 0 && (
          <li>{t("discount", { list: formatList(discountNames, language), amount: money(-why.discountCents) })}</li>
        )}
        {why.netCents !== amountCents && <li>{t("net", { amount: money(why.netCents) })}</li>}
        {why.taxes.map(({ code, taxed, reason }) => {
          const tax = isTaxName(code) ? t(`taxName.${code}`) : code;
          const because = isReason(reason) && t(`tax.${taxed ? "applies" : "none"}`, { tax, reason: t(`taxReason.${reason}`) });
          return <li key={code}>{because || t("tax.other", { tax })}</li>;
        })}
      </ul>
    </details>
  );
}
