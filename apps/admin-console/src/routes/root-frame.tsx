import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { type ErrorComponentProps, Outlet, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SessionGate } from "../features/session/session-gate.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { ENROLMENT } from "./enrolment.ts";

/** Sign-in first, then the frame around every screen. */
export function RootFrame() {
  const isEnrolment = useLocation({ select: ({ pathname }) => pathname === ENROLMENT });
  if (isEnrolment) return <Outlet />;
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
