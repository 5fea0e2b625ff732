import { tabStyle } from "@tablee/ui/components/tabs";
import { Link, type LinkProps } from "@tanstack/react-router";

/** Tabs that have addresses. */
export function TabLinks({ label, items }: { label: string; items: readonly { to: LinkProps["to"]; label: string }[] }) {
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
