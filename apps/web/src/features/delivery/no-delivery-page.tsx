import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { To } from "../../shared/routing/to.tsx";

/** The page for an address outside the area: it suggests a workplace instead. */
export function NoDeliveryPage() {
  const { t } = useTranslation("delivery");
  const isSubscribed = (useSession()?.client?.subscriptionStatus ?? "none") !== "none";
  return (
    <article className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-14 sm:px-6 lg:py-20">
      <h1 className="font-display text-4xl">{t("outside.title")}</h1>
      <p>
        {t("outside.text")} {isSubscribed && t("outside.unchanged")}
      </p>
      <h2 className="font-display text-2xl">{t("outside.work")}</h2>
      <p>{t("outside.workText")}</p>
      <div className="flex flex-wrap gap-3">
        <To name={isSubscribed ? "settings_delivery" : "signup_delivery"} className={buttonStyle({})}>
          {t("outside.other")}
        </To>
        {!isSubscribed && (
          <To name="contact" className={buttonStyle({ variant: "secondary" })}>
            {t("outside.ask")}
          </To>
        )}
        <To name="home" className={buttonStyle({ variant: "secondary" })}>
          {t("outside.home")}
        </To>
      </div>
    </article>
  );
}
