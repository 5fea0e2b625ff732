import { isSamePlan } from "@tablee/domain/subscription/picks";
import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useFlag } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { RegenerateBox } from "./regenerate-box.tsx";
import type { SubscriptionSettings } from "./requests.ts";

/** The plan, a way to change it, and the boxes to come that were made for the previous plan. */
export function PlanSection({ settings }: { settings: SubscriptionSettings }) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const readyToEat = useFlag("ready_to_eat");
  const { plan } = settings.subscription;
  const before = settings.weeks.filter((week) => week.standing === "open" && !isSamePlan(week.plan, plan));
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-3">
      <h3 id="plan" className="font-display text-2xl">
        {t("plan.heading")}
      </h3>
      <p className="measure text-muted">{t(readyToEat ? "plan.text" : "plan.textToCook")}</p>
      {settings.planFrom && <p className="measure font-semibold">{t("plan.from", { day: formatDay(settings.planFrom, language) })}</p>}
      <div>
        <PlanDialog settings={settings} />
      </div>
      {before.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <p className="measure">{t("plan.before", { count: before.length })}</p>
          {before.length > 1 && <PlanDialog settings={settings} adapting />}
          <ul className="flex flex-col gap-2">
            {before.map((week) => (
              <li key={week.orderId}>
                <RegenerateBox week={week} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
