import type { OutputOf } from "@tablee/contracts/call";
import type { rewardPageData } from "@tablee/contracts/calls/rewards";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatPercent } from "@tablee/ui/format/numbers";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

type Page = OutputOf<typeof rewardPageData>;

/** The rates at which boxes earn points, and what the next box lacks for the higher one. */
export function EarningTiers({ tiers, unskip, expiry, nextBox }: Pick<Page, "tiers" | "unskip" | "expiry" | "nextBox">) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const percent = (rate: number) => formatPercent(rate / 100, language);
  const money = (amount: number) => formatMoney(amount, language);
  const higher = tiers.find(({ fromCents }) => fromCents > (nextBox?.foodCents ?? 0));
  const reached = tiers.filter(({ fromCents }) => fromCents <= (nextBox?.foodCents ?? 0)).at(-1);
  return (
    <section aria-labelledby="tiers" className="flex flex-col gap-3">
      <h2 id="tiers" className="font-display text-2xl">
        {t("tiers.title")}
      </h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {tiers.map((tier) => (
          <li key={tier.fromCents}>
            {t(tier.fromCents === 0 ? "tiers.every" : "tiers.from", { percent: percent(tier.percent), money: money(tier.fromCents) })}
          </li>
        ))}
        <li>{t(unskip.afterHours > 0 ? "tiers.unskipLater" : "tiers.unskip", { count: unskip.points, hours: unskip.afterHours })}</li>
      </ul>
      <p className="text-muted text-sm">{t("expiry", { months: expiry.months })}</p>
      {nextBox && higher && (
        <p>
          {t("tiers.missing", {
            date: formatDay(nextBox.deliveryDate, language),
            food: money(nextBox.foodCents),
            money: money(higher.fromCents - nextBox.foodCents),
            percent: percent(higher.percent),
          })}
        </p>
      )}
      {nextBox && !higher && reached && (
        <p>{t("tiers.reached", { date: formatDay(nextBox.deliveryDate, language), percent: percent(reached.percent) })}</p>
      )}
      {nextBox && higher && (
        <To name="order_editor" params={{ id: nextBox.orderId }} className={buttonStyle({ variant: "secondary", className: "self-start" })}>
          {t("tiers.edit")}
        </To>
      )}
    </section>
  );
}
