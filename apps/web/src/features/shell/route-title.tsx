import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brandNames, useBrand } from "../../shared/api/brand.ts";
import { useNamedSubject } from "../../shared/routing/subject.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";

/** The document's title; on each new screen its name is read out, as a full page load would do. */
export function RouteTitle({ pathname }: { pathname: string }) {
  const { t } = useTranslation("title");
  const brand = useBrand();
  const name = useCurrentRoute()?.row.name ?? "not_found";
  const named = t(name);
  const title = useNamedSubject() ?? named;
  const before = useRef(pathname);
  const [said, setSaid] = useState("");
  useEffect(() => {
    document.title = `${brandNames[brand]} | ${title}`;
  }, [brand, title]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSaid(named);
  }, [pathname, named]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
