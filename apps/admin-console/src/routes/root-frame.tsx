import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { type ErrorComponentProps, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SessionGate } from "../features/session/session-gate.tsx";
import { Shell } from "../features/shell/shell.tsx";

/** Sign-in first, then the frame around every screen. */
export function RootFrame() {
  return (
    <SessionGate>
      <Shell>
        <Outlet />
      </Shell>
    </SessionGate>
  );
}

export function NotFound() {
  const { t } = useTranslation("console");
  return (
    <EmptyState level={1} title={t("notFound")}>
      {t("notFoundText")}
    </EmptyState>
  );
}

export function ScreenBroke({ reset }: ErrorComponentProps) {
  const { t } = useTranslation("console");
  return (
    <ErrorState title={t("pageFailed")} onRetry={reset}>
      {t("pageFailedText")}
    </ErrorState>
  );
}
