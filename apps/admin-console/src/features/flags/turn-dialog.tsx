import { turnFlag } from "@tablee/contracts/calls/admin/flags";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { accountId } from "@tablee/domain/kernel/ids";
import { typedId } from "@tablee/domain/kernel/text/tidy";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";

/** The change to make: on, off, or the end of an exception (null). */
export interface Turn {
  readonly flag: FlagName;
  readonly enabled: boolean | null;
  /** For one account: which, or not chosen yet. */
  readonly account?: string;
}

interface TurnDialogProps {
  turn: Turn;
  onClose: () => void;
}

/** Turns a feature with a reason; for everybody its name must be typed. */
export function TurnDialog({ turn, onClose }: TurnDialogProps) {
  const { t } = useTranslation("flags");
  const { flag, enabled, account } = turn;
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState(account ?? "");
  const set = useMutation(
    callMutation(turnFlag, {
      shown: true,
      onSuccess: () => {
        toast.success(t("dialog.done", { flag }));
        onClose();
      },
    }),
  );
  const kind = enabled === null ? "End" : enabled ? "On" : "Off";
  const isForOne = account !== undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`dialog.title${kind}`, { flag })}
      description={t(enabled === null ? "dialog.endText" : isForOne ? "dialog.oneText" : "dialog.everybody")}
      confirmLabel={t(`dialog.confirm${kind}`)}
      typed={isForOne ? undefined : flag}
      disabled={!reasonGiven(reason) || (isForOne && typed.trim() === "")}
      loading={set.isPending}
      onConfirm={() => set.mutate({ flag, enabled, reason: reason.trim(), ...(isForOne && { accountId: accountId(typedId(typed)) }) })}
    >
      <FailureNotice error={set.error} />
      {account === "" && (
        <Field label={t("dialog.account")} hint={t("dialog.accountHint")}>
          <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
      <ReasonField value={reason} onChange={setReason} isRead={isForOne} />
    </AlertDialog>
  );
}
