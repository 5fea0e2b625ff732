import { tabStyle } from "@tablee/ui/components/tabs";
import { Link, type LinkProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Tabs that have addresses. */
function TabLinks({ label, items }: { label: string; items: readonly { to: LinkProps["to"]; label: string }[] }) {
  return (
    <nav aria-label={label} className="flex shrink-0 gap-1 overflow-x-auto overflow-y-hidden border-line border-b">
      {items.map((item) => (
        <Link key={item.to} to={item.to} activeOptions={{ exact: true, includeSearch: false }} className={tabStyle}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

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
