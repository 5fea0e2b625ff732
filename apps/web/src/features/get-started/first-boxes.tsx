import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isOffered, optionsOf, type PlanKey, type Plans, planKeys } from "../../shared/plan/plan-draft.ts";

const cell = "border-line border-t py-2.5";

/** The price of a first box for every size of each plan, as a menu card; the usual price beside it where the offer lowers it. */
export function FirstBoxes({ plans }: { plans: Plans }) {
  const { t } = useTranslation(["get-started", "plan"]);
  const offered = planKeys.filter((key) => isOffered(plans, key));
  return (
    <section aria-labelledby="first-boxes" className="flex flex-col gap-5">
      <h2 id="first-boxes" className="text-balance font-display text-3xl">
        {t("boxes")}
      </h2>
      <div className="grid gap-5 lg:auto-cols-fr lg:grid-flow-col">
        {offered.map((key) => (
          <PlanCard key={key} plans={plans} plan={key} />
        ))}
      </div>
      <p className="measure text-muted text-sm">{t("small")}</p>
    </section>
  );
}

function PlanCard({ plans, plan }: { plans: Plans; plan: PlanKey }) {
  const { t } = useTranslation(["get-started", "plan"]);
  const language = useLanguage();
  const name = t(`plan:${plan}`);
  const options = optionsOf(plans, plan);
  return (
    <div className="rounded-card border border-line bg-surface p-(--card-pad)">
      <h3 className="font-display text-2xl">{name}</h3>
      <table className="figures mt-3 w-full border-collapse">
        <caption className="sr-only">{t("caption", { plan: name })}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("choice")}</th>
            <th scope="col">{t("first")}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ picks, weekCents, firstBoxCents, mealsWaiting }) => (
            <tr key={picks}>
              <th scope="row" className={`${cell} text-left align-top font-normal`}>
                <span className="whitespace-nowrap">{t(plan === "eat" ? "meals" : "recipes", { count: picks })}</span>
                {mealsWaiting > 0 && <span className="block text-muted text-sm">{t("waiting", { count: mealsWaiting })}</span>}
              </th>
              <td className={`${cell} pl-3 text-right`}>
                <strong className="block">{formatMoney(firstBoxCents, language)}</strong>
                {firstBoxCents < weekCents && (
                  <span className="text-muted text-sm min-[22.5rem]:whitespace-nowrap">
                    {t("instead", { price: formatMoney(weekCents, language) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
