import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";

interface PauseDialogProps {
  kind: "models" | "queues";
  name: string;
  error: unknown;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a read model or a queue is paused, and states what stops: nothing resumes automatically. */
export function PauseDialog({ kind, name, error, loading, onConfirm, onClose }: PauseDialogProps) {
  const { t } = useTranslation("operations");
  return (
    <AlertDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={t("pauseDialog.title", { name })}
      description={t(`pauseDialog.${kind}`)}
      confirmLabel={t("pause")}
      loading={loading}
      onConfirm={onConfirm}
    >
      <FailureNotice error={error} />
    </AlertDialog>
  );
}
