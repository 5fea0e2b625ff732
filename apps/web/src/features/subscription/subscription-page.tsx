import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/errors.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { subscriptionQuery } from "./requests.ts";
import { StandingCard } from "./standing-card.tsx";

/** How the subscription stands, and the ways to pause, resume and close it. */
export function SubscriptionPage() {
  const { t } = useTranslation("subscription");
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery);
  return (
    <SettingsFrame title={t("title")} text={t("text")}>
      {data ? (
        <>
          <StandingCard settings={data} />
          {data.subscription.status !== "closed" && (
            <section aria-labelledby="stop" className="flex flex-col gap-3">
              <h3 id="stop" className="font-display text-2xl">
                {t("stop")}
              </h3>
              <p className="measure text-muted">{t("stopText")}</p>
              <div className="flex flex-wrap gap-3">
                {data.subscription.status === "active" && <PauseDialog settings={data} />}
                <CloseDialog settings={data} />
              </div>
            </section>
          )}
        </>
      ) : error && codeOf(error) === "subscription-not-found" ? (
        <EmptyState level={3} title={t("none")} action={<SignUpLink className={buttonStyle({})}>{t("finish")}</SignUpLink>}>
          {t("noneText")}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />
      ) : (
        <SkeletonGroup className="flex flex-col gap-8">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </SkeletonGroup>
      )}
    </SettingsFrame>
  );
}
