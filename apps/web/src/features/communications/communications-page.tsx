import { communications } from "@tablee/contracts/calls/settings-communications";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { type Consent, ConsentSwitch } from "./consent-switch.tsx";
import { Channel } from "./message-channel.tsx";

export const communicationsQuery = callQuery(communications, {});

/** What the customer agreed to receive, by mail and by text, and the terms. */
export function CommunicationsPage() {
  const { t } = useTranslation("communications");
  const { data, isError, isFetching, refetch } = useQuery(communicationsQuery);
  const consentTo = (purpose: Consent["purpose"]) => data!.consents.find((consent) => consent.purpose === purpose)!;
  return (
    <SettingsFrame title={t("title")} text={t("text")}>
      {data === undefined ? (
        isError ? (
          <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonGroup label={t("title")} className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </SkeletonGroup>
        )
      ) : (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Channel title={t("byEmail")} to={t("toEmail", { email: data.email })} always={t("alwaysByEmail")}>
              <ConsentSwitch consent={consentTo("newsletter")} />
              <ConsentSwitch consent={consentTo("email")} />
            </Channel>
            {data.phone === null ? (
              <Channel title={t("byText")} to={t("noPhone")} />
            ) : (
              <Channel title={t("byText")} to={t("toPhone", { phone: data.phone })} always={t("alwaysByText")}>
                <ConsentSwitch consent={consentTo("sms")} />
              </Channel>
            )}
          </div>
          <AcceptedTerms consent={consentTo("terms")} />
        </>
      )}
    </SettingsFrame>
  );
}
