import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDay, formatWindow } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { weekdayName } from "../../shared/delivery/weekdays.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Account } from "../../shared/order/account-query.ts";
import { methodName } from "../../shared/order/method-name.ts";
import { planName, planSize } from "../../shared/plan/plan-words.ts";
import { To } from "../../shared/routing/to.tsx";

const tones: Record<NonNullable<Account["subscription"]>["status"], Tone> = { active: "good", paused: "attention", closed: "neutral" };

/** The customer's name, urgent messages, and the subscription in one line of facts. */
export function AccountHead({ account, urgent }: { account: Account; urgent?: ReactNode }) {
  const { t } = useTranslation(["account", "app"]);
  const language = useLanguage();
  const { subscription, points } = account;
  return (
    <header className="flex flex-col gap-5">
      <h1 className="font-display text-4xl">{t("hello", { name: account.firstname })}</h1>
      {urgent}
      {subscription && (
        <section aria-label={t("subscription")} className="rounded-card bg-sage p-(--card-pad)">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-8 lg:grid-cols-[auto_auto_auto_auto]">
            <Fact label={t("plan")} aside={<Badge tone={tones[subscription.status]}>{t(`status.${subscription.status}`)}</Badge>}>
              {t(`app:${planName(subscription.plan)}`)}
              <span className="block font-normal text-sm">
                {t(`app:${planSize(subscription.plan).key}`, { count: planSize(subscription.plan).count })}
              </span>
              {subscription.planFrom && (
                <span className="block font-normal text-sm">{t("planFrom", { day: formatDay(subscription.planFrom, language) })}</span>
              )}
              <To name="settings_subscription" className="link flex min-h-6 w-fit items-center font-normal text-sm">
                {t(subscription.status === "active" ? "manage" : "manageClosed")}
              </To>
              {subscription.status !== "active" && (
                <To name="subscription_receipts" className="link inline-flex min-h-6 items-center font-normal text-sm">
                  {t("proof")}
                </To>
              )}
            </Fact>
            <Fact label={t("delivery")}>
              {capital(weekdayName(subscription.weekday, language))}
              <span className="block font-normal text-sm">{capital(formatWindow(subscription.window, language))}</span>
            </Fact>
            <Fact label={t("payWith")}>{account.payWith ? methodName(account.payWith) : t("noMethod")}</Fact>
            <Fact label={t("points")} aside={<UnderWay freshness={freshness} of={["points"]} />}>
              <To name="rewards" className="link inline-flex min-h-6 items-center">
                {t("pointsValue", { points: formatNumber(points.available, language) })}
              </To>
              <span className="block font-normal text-sm">{t("pending", { points: formatNumber(points.pending, language) })}</span>
            </Fact>
          </dl>
        </section>
      )}
    </header>
  );
}

function Fact({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm">
        {label} {aside}
      </dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
