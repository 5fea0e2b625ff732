import { Notice } from "@tablee/ui/components/feedback/banner";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { Alternate } from "./alternate.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { DriverNote } from "./driver-note.tsx";
import { type Saved, settingsQuery } from "./requests.ts";
import { SavedNotice } from "./saved-notice.tsx";

/** The address, day and window of deliveries. */
export function DeliveryPage() {
  const { t } = useTranslation("delivery");
  const [saved, setSaved] = useState<Saved>();
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(settingsQuery)} error={t("error")}>
      {(settings) => (
        <>
          {saved && <SavedNotice saved={saved} address={settings.address} />}
          {settings.record && (
            <To name="subscription_receipt" params={{ number: settings.record }} className="link self-start font-semibold">
              {t("record")}
            </To>
          )}
          {settings.closed ? (
            <Notice tone="neutral">{t("closed")}</Notice>
          ) : (
            <>
              <DeliveryForm key={settings.record ?? ""} settings={settings} onSaved={setSaved} />
              <DriverNote key={settings.address?.postalCode} note={settings.address?.instructions ?? ""} />
            </>
          )}
          {(settings.alternate || !settings.closed) && <Alternate key={JSON.stringify(settings.alternate)} settings={settings} />}
        </>
      )}
    </SettingsTab>
  );
}
