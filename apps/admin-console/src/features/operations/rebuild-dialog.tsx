import { rebuildProjection } from "@tablee/contracts/calls/operations";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";

/** Asks for the model's name and a reason before it is rebuilt. */
export function RebuildDialog({ model, onClose }: { model: string; onClose: () => void }) {
  const { t } = useTranslation("operations");
  const rebuild = useMutation(callMutation(rebuildProjection, { shown: true }));
  const [reason, setReason] = useState("");
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rebuild.title", { model })}
      description={t("rebuild.text")}
      confirmLabel={t("rebuild.confirm")}
      typed={model}
      disabled={!reasonGiven(reason)}
      loading={rebuild.isPending}
      onConfirm={() => rebuild.mutate({ model, confirmation: model, reason: reason.trim() }, { onSuccess: onClose })}
    >
      <FailureNotice error={rebuild.error} />
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
