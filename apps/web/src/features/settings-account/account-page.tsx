import { accountSettings } from "@tablee/contracts/calls/settings-account";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnAddress } from "./own-address.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionList } from "./session-list.tsx";

const settingsQuery = callQuery(accountSettings, {});

/** Who the customer is, what they sign in with, and where. */
export function AccountSettingsPage() {
  const { t } = useTranslation("settings-account");
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
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
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <NameForm key={`${data.firstName} ${data.lastName}`} settings={data} />
            <OwnAddress email={data.email} />
            <LanguageChoice language={data.language} />
          </div>
          <div className="flex flex-col gap-6">
            {data.passwordHolder && <PasswordSection onChanged={() => void refetch()} />}
            <SessionList sessions={data.sessions} onEnded={refetch} />
          </div>
        </div>
      )}
    </SettingsFrame>
  );
}
