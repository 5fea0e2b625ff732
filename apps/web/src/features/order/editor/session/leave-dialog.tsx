import { unsaved } from "@tablee/ui/app/unsaved";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useBlocker, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

interface LeaveDialogProps {
  dirty: boolean;
  /** Keeps the changes in this tab. */
  keep: () => void;
}

/**
 * Asks for confirmation when leaving or reloading with unsaved changes. The navigation is refused at once and repeated when it is
 * confirmed: while the dialog asks, the address bar holds the editor's address, also after the browser's own back button.
 */
export function LeaveDialog({ dirty, keep }: LeaveDialogProps) {
  const { t } = useTranslation("editor");
  const { history, navigate } = useRouter();
  const [asked, setAsked] = useState<{ leave: () => void }>();
  useEffect(() => (dirty ? unsaved.hold(keep) : undefined), [dirty, keep]);
  useBlocker({
    shouldBlockFn: ({ current, next, action }) => {
      if (!dirty || current.pathname === next.pathname) return false;
      const { pathname: to, search } = next;
      const leave = {
        BACK: () => history.back({ ignoreBlocker: true }),
        FORWARD: () => history.forward({ ignoreBlocker: true }),
        GO: () => void navigate({ to, search, ignoreBlocker: true }),
        PUSH: () => void navigate({ to, search, ignoreBlocker: true }),
        REPLACE: () => void navigate({ to, search, replace: true, ignoreBlocker: true }),
      }[action];
      setAsked({ leave });
      return true;
    },
    enableBeforeUnload: () => dirty && !unsaved.isKept(),
  });
  return (
    <AlertDialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) setAsked(undefined);
      }}
      title={t("leaveTitle")}
      description={t("leaveText")}
      cancelLabel={t("leaveCancel")}
      confirmLabel={t("leaveConfirm")}
      danger
      onConfirm={() => asked?.leave()}
    />
  );
}
