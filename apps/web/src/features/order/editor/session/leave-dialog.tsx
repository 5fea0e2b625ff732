import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { signedOut } from "../../../../shared/api/signed-out.ts";

/** Asks for confirmation when leaving or reloading with unsaved changes. */
export function LeaveDialog({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("editor");
  useEffect(() => (dirty ? signedOut.hold() : undefined), [dirty]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("leaveTitle")}
      description={t("leaveText")}
      cancelLabel={t("leaveCancel")}
      confirmLabel={t("leaveConfirm")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
