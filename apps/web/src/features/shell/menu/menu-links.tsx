import { useTranslation } from "react-i18next";
import { useFlag, useSession } from "../../../shared/api/session.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../../shared/routing/use-current-route.ts";

const style =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-button px-2 font-medium text-ink no-underline hover:bg-primary-tint data-[status=active]:bg-primary-tint data-[status=active]:font-semibold data-[status=active]:text-primary-ink";

/** The main menu of a client or a visitor, with each screen that its flags and schedule allow. */
export function MenuLinks({ signedIn, className = style }: { signedIn: boolean; className?: string }) {
  const { t } = useTranslation();
  const reviews = useFlag("DP_1447_recipe_review");
  const referring = useFlag("show_refer_friends");
  const scheduled = useSession()?.customerSchedule === true;
  const recent = reviews ? "recent" : "history";
  // Both are one screen, which the menu names once.
  const onDeliveries = ["recent", "history"].includes(useCurrentRoute()?.row.name ?? "");
  const week = { date: "this-week" };
  return signedIn ? (
    <>
      <To name="account" slash className={className}>
        {t("nav.home")}
      </To>
      {scheduled && (
        <To name="schedule" className={className}>
          {t("nav.schedule")}
        </To>
      )}
      <To name="menu" params={week} className={className}>
        {t("nav.menu")}
      </To>
      <To name={recent} data-status={onDeliveries ? "active" : undefined} className={className}>
        {t(`nav.${recent}`)}
      </To>
      <To name="rewards" className={className}>
        {t("nav.rewards")}
      </To>
      {referring && (
        <To name="invite" className={className}>
          {t("nav.invite")}
        </To>
      )}
      <To name="gift" className={className}>
        {t("nav.gift")}
      </To>
    </>
  ) : (
    <>
      <To name="menu" params={week} className={className}>
        {t("nav.menu")}
      </To>
      <To name="signup_plans" slash className={className}>
        {t("nav.pricing")}
      </To>
      <To name="how_it_works" className={className}>
        {t("nav.howItWorks")}
      </To>
      <To name="impact" className={className}>
        {t("nav.impact")}
      </To>
      <To name="zero_waste" slash className={className}>
        {t("nav.zeroWaste")}
      </To>
      <To name="gift" className={className}>
        {t("nav.gift")}
      </To>
    </>
  );
}
