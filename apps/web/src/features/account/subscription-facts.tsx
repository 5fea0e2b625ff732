import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDay } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { formatWindow } from "@tablee/ui/format/times";
import { ChevronDown } from "lucide-react";
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

type Subscription = NonNullable<Account["subscription"]>;

const link = "link inline-flex min-h-9 items-center";

const tones: Record<Subscription["status"], Tone> = { active: "good", paused: "attention", closed: "neutral" };

/** The plan and the points in a line, with the way to a pause; the other facts on demand. */
export function SubscriptionFacts({ account, subscription }: { account: Account; subscription: Subscription }) {
  const { t } = useTranslation(["account", "plan"]);
  const language = useLanguage();
  const { plan, planFrom, status, weekday, window } = subscription;
  const [points, pending] = [account.points.available, account.points.pending].map((count) => formatNumber(count, language));
  const size = planSize(plan);
  return (
    <section aria-label={t("subscription")} className="rounded-card bg-sage p-(--card-pad)">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t("subscription")}
        {/* None while boxes come: an active subscription's first box may still be unpaid. */}
        {status !== "active" && <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
      </p>
      <p>
        {t(planName(plan))}, {t(size.key, { count: size.count })}
      </p>
      {planFrom && <p className="text-sm">{t("planFrom", { day: formatDay(planFrom, language) })}</p>}
      <p className="flex flex-wrap gap-x-6 text-sm">
        <To name="settings_subscription" className={link}>
          {t(status === "active" ? "manage" : "manageClosed")}
        </To>
        {status !== "active" && (
          <To name="subscription_receipts" className={link}>
            {t("proof")}
          </To>
        )}
      </p>
      <details className="group mt-1">
        <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden">
          {t("facts", { points })}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-4">
          <Fact label={t("delivery")}>
            {capital(weekdayName(weekday, language))}
            <span className="block font-normal text-sm">{capital(formatWindow(window, language))}</span>
          </Fact>
          <Fact label={t("payWith")}>{account.payWith ? methodName(account.payWith) : t("noMethod")}</Fact>
          <Fact label={t("points")} aside={<UnderWay freshness={freshness} of={["points"]} />}>
            <To name="rewards" className="link inline-flex min-h-6 items-center">
              {t("pointsValue", { points })}
            </To>
            <span className="block font-normal text-sm">{t("pending", { points: pending })}</span>
          </Fact>
        </dl>
      </details>
    </section>
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
