import { recordDelivery } from "@tablee/contracts/calls/admin/deliveries";
import { type DeliveryFailure, deliveryFailures } from "@tablee/domain/order/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Select } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { reasonGiven } from "../../shared/components/reason-field.tsx";
import type { Result, Stop } from "./requests.ts";

interface RecordDialogProps {
  result: Result["result"];
  stops: readonly Stop[];
  label: string;
  phrase: string | undefined;
  onClose: () => void;
  onRecorded: (leftAlone: readonly string[]) => void;
}

/** Records the outcome of boxes with a reason; for several boxes the route must be typed. */
export function RecordDialog({ result, stops, label, phrase, onClose, onRecorded }: RecordDialogProps) {
  const { t } = useTranslation("deliveries");
  const record = useMutation(
    callMutation(recordDelivery, {
      shown: true,
      // Passed to the mutation, not to the call: once the rows are refetched, the row that opened this dialog may have no result
      // left to record.
      onSuccess: ({ recorded, leftAlone }) => {
        toast.success(t("recorded", { count: recorded }));
        onRecorded(leftAlone);
        onClose();
      },
    }),
  );
  const [code, setCode] = useState<DeliveryFailure>("nobody-home");
  const [reason, setReason] = useState("");
  const confirm = () =>
    record.mutate({
      orderIds: stops.map((stop) => stop.orderId),
      retries: retriesOf(stops),
      result,
      reason: reason.trim(),
      ...(result === "failed" && { code }),
    });
  return (
    <AlertDialog
      open
      danger={result === "failed"}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${result}.title`, { count: stops.length, label })}
      description={t(`${result}.text`)}
      confirmLabel={t(`${result}.confirm`)}
      typed={phrase}
      disabled={!reasonGiven(reason)}
      loading={record.isPending}
      onConfirm={confirm}
    >
      <FailureNotice error={record.error} />
      {result === "failed" && (
        <Field label={t("code")}>
          <Select
            value={code}
            options={deliveryFailures.map((value) => ({ value, label: t(`codes:failureCodes.${value}`) }))}
            onValueChange={(value) => setCode(value as DeliveryFailure)}
          />
        </Field>
      )}
      <Field label={t("note")} hint={t("console:reasonHint")}>
        <Input maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}

const retriesOf = (stops: readonly Stop[]): Record<string, number> =>
  Object.fromEntries(stops.map(({ orderId, retries }) => [orderId, retries]));
