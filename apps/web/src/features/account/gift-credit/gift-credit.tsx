import type { OutputOf } from "@tablee/contracts/call";
import type { accountIndex } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { formatDate, formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

type Credit = OutputOf<typeof accountIndex>["credit"];

interface GiftCreditProps {
  credit: Credit;
  orders: readonly OrderCard[];
}

/** The credit of gift cards and bonuses that is left, the next box that it pays, and what of it expires. */
export function GiftCredit({ credit, orders }: GiftCreditProps) {
  const { t } = useTranslation("gift-credit");
  const language = useLanguage();
  const leftCents = credit.promotionalCents + credit.purchasedCents;
  const { valueCents, expiring } = credit;
  if (leftCents === 0) return null;
  const money = (cents: number) => formatMoney(cents, language);
  const left = t("left", { left: money(leftCents), value: money(valueCents) });
  const box = orders.find(({ status, price }) => status === "open" && paidBy(price) > 0);
  return (
    <section aria-labelledby="gift-credit" className="flex flex-col gap-4 rounded-sheet bg-sage p-(--card-pad)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="gift-credit" className="font-display text-2xl">
            {t("title")}
          </h2>
          <p className="figures mt-1 font-semibold">{left}</p>
        </div>
        <To name="settings_payment" className="link inline-flex min-h-9 items-center text-sm">
          {t("details")}
        </To>
      </div>
      <Progress label={t("title")} value={leftCents} max={valueCents} text={left} hideLabel className="[&_[role=progressbar]]:bg-surface" />
      <p className="measure">
        {box
          ? t(box.price.chargeCents === 0 ? "paysAll" : "paysPart", {
              day: formatDay(box.deliveryDate, language),
              amount: money(paidBy(box.price)),
            })
          : t("paysNone")}{" "}
        {expiring &&
          t(expiring.cents === leftCents ? "expiresAll" : "expires", {
            amount: money(expiring.cents),
            date: formatDate(expiring.on, language),
          })}
      </p>
    </section>
  );
}

const paidBy = ({ promotionalCents, purchasedCents }: OrderCard["price"]): number => promotionalCents + purchasedCents;
