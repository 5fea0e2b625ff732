import { communications } from "@tablee/contracts/calls/settings-communications";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { writtenPhone } from "../../shared/address/written.ts";
import { callQuery } from "../../shared/api/calls.ts";
import { ConsentAsker } from "../../shared/consent/consent-asker.tsx";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { type Consent, ConsentSwitch } from "./consent-switch.tsx";
import { Channel } from "./message-channel.tsx";

const communicationsQuery = callQuery(communications, {});

/** The customer's consents for mail, texts and devices, and the terms. */
export function CommunicationsPage() {
  const { t } = useTranslation("communications");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(communicationsQuery)} error={t("error")}>
      {({ email, phone, devices, consents }) => {
        const consentTo = (purpose: Consent["purpose"]) => consents.find((consent) => consent.purpose === purpose)!;
        const push = consentTo("push");
        return (
          <>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Channel title={t("byEmail")} to={t("toEmail", { email })} always={t("alwaysByEmail")}>
                <ConsentSwitch consent={consentTo("newsletter")} />
                <ConsentSwitch consent={consentTo("email")} />
              </Channel>
              {phone === null ? (
                <Channel title={t("byText")} to={t("noPhone")} />
              ) : (
                <Channel title={t("byText")} to={t("toPhone", { phone: writtenPhone(phone) })} always={t("alwaysByText")}>
                  <ConsentSwitch consent={consentTo("sms")} />
                </Channel>
              )}
              {(devices > 0 || push.given) && (
                <Channel title={t("onDevices")} to={devices > 0 ? t("toDevices", { count: devices }) : t("noDevice")}>
                  <ConsentSwitch consent={push} />
                </Channel>
              )}
            </div>
            <p className="text-muted text-sm">
              <ConsentAsker />
            </p>
            <AcceptedTerms consent={consentTo("terms")} />
          </>
        );
      }}
    </SettingsTab>
  );
}
