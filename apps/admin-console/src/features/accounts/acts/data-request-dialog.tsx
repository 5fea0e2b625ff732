import { enterDataRequest } from "@tablee/contracts/calls/admin/privacy";
import { DataRequestKind, DataRequestVia } from "@tablee/domain/account/vocabulary";
import { accountId as branded } from "@tablee/domain/kernel/ids";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Select } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../../shared/components/reason-field.tsx";

interface DataRequestDialogProps {
  accountId: string;
  onClose: () => void;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Enters a request about personal data by mail, letter or phone; the time limit runs from the day it arrived. */
export function DataRequestDialog({ accountId, onClose }: DataRequestDialogProps) {
  const { t } = useTranslation("accounts");
  const [kind, setKind] = useState<DataRequestKind>();
  const [via, setVia] = useState<DataRequestVia>();
  const [receivedOn, setReceivedOn] = useState("");
  const [reason, setReason] = useState("");
  const enter = useMutation(
    callMutation(enterDataRequest, {
      shown: true,
      onSuccess: () => {
        toast.success(t("dataRequest.done"));
        onClose();
      },
    }),
  );
  const filled = kind && via && isDate(receivedOn) && reasonGiven(reason) ? { kind, via, receivedOn, reason: reason.trim() } : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("dataRequest.title")}
      description={t("dataRequest.text")}
      confirmLabel={t("dataRequest.confirm")}
      disabled={!filled}
      loading={enter.isPending}
      onConfirm={() => filled && enter.mutate({ accountId: branded(accountId), ...filled })}
    >
      <FailureNotice error={enter.error} />
      <Field label={t("dataRequest.kind")}>
        <Select
          value={kind ?? ""}
          placeholder={t("dataRequest.choose")}
          options={DataRequestKind.options.map((value) => ({ value, label: t(`privacy:kinds.${value}`) }))}
          onValueChange={(value) => setKind(value as DataRequestKind)}
        />
      </Field>
      <Field label={t("dataRequest.via")}>
        <Select
          value={via ?? ""}
          placeholder={t("dataRequest.choose")}
          options={DataRequestVia.options.map((value) => ({ value, label: t(`privacy:vias.${value}`) }))}
          onValueChange={(value) => setVia(value as DataRequestVia)}
        />
      </Field>
      <Field label={t("dataRequest.receivedOn")}>
        <Input type="date" value={receivedOn} onChange={(event) => setReceivedOn(event.target.value)} />
      </Field>
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
