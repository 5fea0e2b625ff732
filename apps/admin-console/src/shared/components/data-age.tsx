import { Button } from "@tablee/ui/components/form/button";
import { cn } from "@tablee/ui/lib/cn";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatUtc } from "../format/instants.ts";
import { useLanguage } from "../i18n/language.ts";

interface DataAgeProps {
  /** The product's time, as the server sent it. */
  asOf?: string;
  onRefresh: () => void;
  refreshing?: boolean;
}

/** The time of the screen's data, and a button that refetches it. */
export function DataAge({ asOf, onRefresh, refreshing = false }: DataAgeProps) {
  const { t } = useTranslation("console");
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-1 text-muted text-sm">
      {asOf && <span className="figures">{t("asOf", { at: formatUtc(asOf, language, { seconds: true }) })}</span>}
      <Button variant="ghost" size="icon-sm" aria-label={t("refresh")} title={t("refresh")} onClick={onRefresh}>
        <RefreshCw aria-hidden="true" className={cn(refreshing && "animate-spin motion-reduce:animate-none")} />
      </Button>
    </span>
  );
}
