import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/api/session.ts";
import { To } from "../../shared/routing/to.tsx";
import { RoadEnd } from "./road-end.tsx";

/** The page for an address outside the area: it suggests a workplace instead. */
export function NoDeliveryPage() {
  const { t } = useTranslation("delivery");
  const isSubscribed = (useSession()?.client?.subscriptionStatus ?? "none") !== "none";
  return (
    <article className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-10 sm:px-6 lg:py-16">
      <div className="flex flex-col gap-6 sm:flex-row-reverse sm:items-end sm:justify-between">
        <RoadEnd />
        <h1 className="min-w-0 font-display text-4xl">{t("outside.title")}</h1>
      </div>
      <p className="text-lg">
        {t("outside.text")} {isSubscribed && t("outside.unchanged")}
      </p>
      <section aria-labelledby="work" className="flex flex-col items-start gap-3 rounded-sheet bg-primary-tint p-(--card-pad)">
        <h2 id="work" className="font-display text-2xl">
          {t("outside.work")}
        </h2>
        <p>{t("outside.workText")}</p>
        <To name={isSubscribed ? "settings_delivery" : "signup_delivery"} className={buttonStyle({ className: "mt-2" })}>
          {t("outside.other")}
        </To>
      </section>
      <div className="mt-6 flex flex-wrap gap-3 sm:mt-0">
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
