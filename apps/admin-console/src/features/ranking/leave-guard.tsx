import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Asks before unsaved changes are lost. A switch of category within the week keeps them. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("ranking");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !sameWeek(current, next),
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      danger
      title={t("leave.title")}
      description={t("leave.text")}
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.go")}
      onConfirm={blocker.proceed}
    />
  );
}

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

function sameWeek(a: Place, b: Place): boolean {
  const [from, to] = [a.search, b.search] as { region?: string; week?: string }[];
  return a.pathname === b.pathname && from?.region === to?.region && from?.week === to?.week;
}
