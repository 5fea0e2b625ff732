import { accountSettings } from "@tablee/contracts/calls/settings-account";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { NameForm } from "./name-form.tsx";
import { NoPassword } from "./no-password.tsx";
import { OwnAddress } from "./own-address.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProviderList } from "./provider-list.tsx";
import { SessionList } from "./session-list.tsx";

const settingsQuery = callQuery(accountSettings, {});

/** The customer's name, ways to sign in, and sessions. */
export function AccountSettingsPage() {
  const { t } = useTranslation("settings-account");
  const query = useQuery(settingsQuery);
  return (
    <SettingsTab title={t("title")} text={t("text")} query={query} error={t("error")}>
      {(data) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <NameForm key={`${data.firstName} ${data.lastName}`} settings={data} />
            <OwnAddress email={data.email} />
            <LanguageChoice language={data.language} />
          </div>
          <div className="flex flex-col gap-6">
            {data.passwordHolder ? <PasswordSection onChanged={() => void query.refetch()} /> : <NoPassword />}
            <ProviderList providers={data.providers} linkable={data.linkable} onChanged={query.refetch} />
            <SessionList sessions={data.sessions} onEnded={query.refetch} />
          </div>
        </div>
      )}
    </SettingsTab>
  );
}
