import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { type ErrorComponentProps, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SessionGate } from "../features/session/session-gate.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { ENROLMENT } from "./enrolment.ts";

/** Sign-in first, then the frame around every screen. */
export function RootFrame() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isEnrolment = path === ENROLMENT;
  useEffect(() => followAddress(path), [path]);
  if (isEnrolment) return <Outlet />;
  return (
    <SessionGate>
      <Shell>
        <Outlet />
      </Shell>
    </SessionGate>
  );
}

/** Keeps the addresses that the server's document holds of itself: a screen has one for both languages. */
function followAddress(path: string): void {
  const { href } = new URL(`/admin${path}`, location.origin);
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')) link.href = href;
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
