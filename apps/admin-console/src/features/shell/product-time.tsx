import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { productClock } from "../../shared/api/product-clock.ts";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";

/** The product's own time, where it may differ from real time. */
export function ProductTime() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const { data } = useQuery(productClock);
  if (!data?.movable) return null;
  return (
    <Link to="/clock" className="rounded-control px-2 py-1 text-ink no-underline hover:bg-oat max-lg:hidden">
      <span className="block text-muted text-xs">{t(data.frozen ? "clock.frozen" : "clock.running")}</span>
      <span className="figures text-sm">{formatUtc(data.now, language, { year: true })}</span>
    </Link>
  );
}
