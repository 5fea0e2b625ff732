import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { PlanSection } from "./plan-section.tsx";
import { subscriptionQuery } from "./requests.ts";
import { StatusCard } from "./status-card.tsx";

/** The subscription's status and plan, and the ways to pause, resume and close it. */
export function SubscriptionPage() {
  const { t } = useTranslation("subscription");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(subscriptionQuery)} error={t("error")}>
      {(data) => (
        <>
          <StatusCard settings={data} />
          {data.subscription.status !== "closed" && <PlanSection settings={data} />}
          {data.subscription.status !== "closed" && (
            <section aria-labelledby="stop" className="flex flex-col gap-3">
              <h3 id="stop" className="font-display text-2xl">
                {t(data.subscription.status === "active" ? "stop" : "leave")}
              </h3>
              <p className="measure text-muted">{t(data.subscription.status === "active" ? "stopText" : "leaveText")}</p>
              <div className="flex flex-wrap gap-3">
                {data.subscription.status === "active" && <PauseDialog settings={data} />}
                <CloseDialog settings={data} />
              </div>
            </section>
          )}
        </>
      )}
    </SettingsTab>
  );
}
