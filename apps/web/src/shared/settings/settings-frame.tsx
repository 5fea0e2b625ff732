import { tabStyle } from "@tablee/ui/components/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { NewTermsNotice } from "../new-terms/new-terms-notice.tsx";
import { To } from "../routing/to.tsx";
import { useCurrentRoute } from "../routing/use-current-route.ts";
import { settingsTabs, staffTabs } from "./settings-tabs.ts";

interface SettingsFrameProps {
  /** The tab's own heading: headings inside the tab begin at level three. */
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One tab of the settings, under the heading and the tabs that they share. Tabs are links: each has an address. */
export function SettingsFrame({ title, text, children }: SettingsFrameProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <div className="flex flex-col gap-4">
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <TabRow />
      </div>
      <NewTermsNotice />
      <div>
        <h2 className="font-display text-3xl">{title}</h2>
        {text && <div className="measure mt-2 text-muted">{text}</div>}
      </div>
      {children}
    </div>
  );
}

/** On a phone the row scrolls sideways to the current tab; the page itself does not scroll. */
function TabRow() {
  const { t } = useTranslation("settings");
  const current = useCurrentRoute()?.row.name;
  const shown = useSession()?.acting ? [...settingsTabs, ...staffTabs] : settingsTabs;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const [tabs, tab] = [row.current, row.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`)];
    if (tabs && tab) tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t("tabs")}
      className="-mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:gap-0"
    >
      {shown.map((name) => (
        <To key={name} name={name} data-tab={name} aria-current={name === current ? "page" : undefined} className={tabStyle}>
          {t(`tab.${name}`)}
        </To>
      ))}
    </nav>
  );
}
