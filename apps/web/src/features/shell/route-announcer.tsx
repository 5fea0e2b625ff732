import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";

/** On each new screen the focus goes to its content and the title is read out, as a full page load would do. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const pathname = useLocation({ select: (location) => location.pathname });
  const name = useCurrentRoute()?.row.name ?? "not_found";
  const before = useRef(pathname);
  const [said, setSaid] = useState("");
  const title = t(`title.${name}`);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
    setSaid(title);
  }, [pathname, title]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
