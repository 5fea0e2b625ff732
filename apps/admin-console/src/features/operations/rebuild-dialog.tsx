import { rebuildProjection } from "@tablee/contracts/calls/operations";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { errorWords } from "../../shared/api/error-words.ts";
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
      {rebuild.error && (
        <Notice tone="danger" live>
          {errorWords(rebuild.error)}
        </Notice>
      )}
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
