import { useTranslation } from "react-i18next";
import { TabLinks } from "../../shared/components/tab-links.tsx";

/** The screens around subscriptions, each at its own address. */
export function ProfileTabs() {
  const { t } = useTranslation("profiles");
  return (
    <TabLinks
      label={t("title")}
      items={[
        { to: "/subscription_profiles", label: t("tabs.all") },
        { to: "/subscription_profiles/top", label: t("tabs.top") },
        { to: "/generation", label: t("tabs.generation") },
      ]}
    />
  );
}
