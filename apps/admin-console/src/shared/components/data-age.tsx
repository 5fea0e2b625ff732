import { Button } from "@tablee/ui/components/button";
import { cn } from "@tablee/ui/lib/cn";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatUtc, formatUtcTime } from "../format/instants.ts";
import { useLanguage } from "../i18n/language.ts";

interface DataAgeProps {
  /** The server's own word for it. */
  asOf?: string;
  /** Where the server does not say: when this page read it, in milliseconds. */
  readAt?: number;
  onRefresh: () => void;
  refreshing?: boolean;
}

/** As of when the screen's data stands, and a button that reads it again. */
export function DataAge({ asOf, readAt, onRefresh, refreshing = false }: DataAgeProps) {
  const { t } = useTranslation("console");
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-1 text-muted text-sm">
      {asOf && <span className="figures">{t("asOf", { at: formatUtc(asOf, language, { seconds: true }) })}</span>}
      {readAt !== undefined && readAt > 0 && (
        <span className="figures">{t("readAt", { at: formatUtcTime(new Date(readAt).toISOString()) })}</span>
      )}
      <Button variant="quiet" size="icon-sm" aria-label={t("refresh")} title={t("refresh")} onClick={onRefresh}>
        <RefreshCw aria-hidden="true" className={cn(refreshing && "animate-spin motion-reduce:animate-none")} />
      </Button>
    </span>
  );
}
