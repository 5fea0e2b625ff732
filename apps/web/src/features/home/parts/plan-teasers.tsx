import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { formatMoneyShort } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../shared/api/session.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { isOffered, optionsOf, type PlanKey } from "../../../shared/plan/plan-draft.ts";
import { plansQuery } from "../../../shared/plan/plans-query.ts";
import { planPlates } from "../../../shared/plan/plates.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useSignupTarget } from "../../../shared/routing/use-signup-target.ts";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";

const cards: readonly { key: PlanKey; search: Record<string, string> }[] = [
  { key: "cook2", search: { plan: "rtc", people: "2" } },
  { key: "cook4", search: { plan: "rtc", people: "4" } },
  { key: "eat", search: { plan: "rte" } },
];

const lowest = (amounts: readonly number[]) => Math.min(...amounts);

/** The offered kinds of plans with their starting prices, each linking to its options in the sign-up; a client's own plan instead. */
export function PlanTeasers() {
  const status = useClient()?.subscriptionStatus;
  return status === "active" || status === "paused" ? <OwnPlan /> : <Plans />;
}

/** A client has a plan: how to change it, and where. */
function OwnPlan() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="plans" className="bg-sage py-14 lg:py-20">
      <div className="mx-auto flex max-w-6xl flex-col items-start px-4 sm:px-6">
        <h2 id="plans" className="font-display text-4xl">
          {t("plans.ownTitle")}
        </h2>
        <p className="measure mt-3 text-lg">{t("plans.ownText")}</p>
        <To name="settings_subscription" className={buttonStyle({ size: "lg", className: "mt-8" })}>
          {t("plans.own")}
        </To>
      </div>
    </section>
  );
}

function Plans() {
  const { t } = useTranslation(["home", "plan"]);
  const language = useLanguage();
  const plans = useQuery(plansQuery).data;
  const { name: target, search: offer } = useSignupTarget();
  const isCustomer = target === "account";
  const shown = cards.filter(({ key }) => !plans || isOffered(plans, key));
  const money = (cents: number) => formatMoneyShort(cents, language);
  return (
    <section aria-labelledby="plans" className="bg-sage py-14 lg:py-20">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="plans" className="font-display text-4xl">
          {t("plans.title")}
        </h2>
        <p className="measure mt-3 text-lg">{t("plans.text")}</p>
        <ul className="mt-8 grid gap-6 md:auto-cols-fr md:grid-flow-col">
          {shown.map(({ key, search }) => {
            const options = plans ? optionsOf(plans, key) : [];
            const name = t(`plan:${key}`);
            return (
              <li key={key} className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card">
                <div className="aspect-[2/1] min-h-0 overflow-hidden">
                  <PlatePicture plate={planPlates[key]} />
                </div>
                <div className="flex grow flex-col gap-1 p-(--card-pad)">
                  <h3 className="font-display text-2xl">{name}</h3>
                  <p className="text-muted">{t(`plans.${key}Text`)}</p>
                  {options.length > 0 ? (
                    <p className="figures mt-auto pt-3">
                      <strong className="text-lg">
                        {t("plans.fromServing", { price: money(lowest(options.map((o) => o.perServingCents))) })}
                      </strong>
                      <span className="block text-muted text-sm">
                        {t("plans.fromWeek", { price: money(lowest(options.map((o) => o.weekCents))) })}
                      </span>
                    </p>
                  ) : (
                    <Skeleton className="mt-2 h-12 w-40" />
                  )}
                  <To
                    name={isCustomer ? "settings_subscription" : "signup_plans"}
                    slash={!isCustomer}
                    search={isCustomer ? {} : { ...offer, ...search }}
                    aria-label={t("plans.chooseLabel", { plan: name })}
                    className={buttonStyle({ variant: "secondary", className: "mt-5" })}
                  >
                    {t("plans.choose")}
                  </To>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
