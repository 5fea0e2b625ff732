import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** An address, or a tile, of something that is offered no more. */
export function ProductGone({ level, action, className }: { level: 1 | 3; action?: ReactNode; className?: string }) {
  const { t } = useTranslation("details");
  return (
    <EmptyState {...{ level, action, className }} title={t("goneTitle")}>
      {t("goneText")}
    </EmptyState>
  );
}
