import { Email } from "@tablee/contracts/signup-schemas";
import { type PauseReason, pauseReasons } from "@tablee/domain/subscription/vocabulary";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
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
import type { AccountHead } from "../requests.ts";
import { type ActName, acts } from "./act-entries.ts";

const isEmail = (text: string): boolean => Email.safeParse(text).success;

interface ActDialogProps {
  act: ActName;
  account: AccountHead;
  onClose: () => void;
}

/** Confirms one act for a customer: its consequences, the customer's reason if it has one, and the staff member's reason. */
export function ActDialog({ act, account, onClose }: ActDialogProps) {
  const { t } = useTranslation("accounts");
  const [reason, setReason] = useState("");
  const [because, setBecause] = useState<PauseReason>();
  const [email, setEmail] = useState("");
  const [expireGiven, setExpireGiven] = useState(false);
  const asksWhy = act === "pause" || act === "close";
  const make = useMutation(
    callMutation(acts[act].call, {
      shown: true,
      onSuccess: () => {
        toast.success(t(`acts.${act}.done`));
        onClose();
      },
    }),
  );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`acts.${act}.title`, { name: account.name })}
      description={t(`acts.${act}.text`)}
      confirmLabel={t(`acts.${act}.menu`)}
      danger={act === "close"}
      typed={act === "close" ? t("acts.close.typed") : act === "email" && isEmail(email) ? email.trim() : undefined}
      disabled={!reasonGiven(reason) || (asksWhy && because === undefined) || (act === "email" && !isEmail(email))}
      loading={make.isPending}
      onConfirm={() =>
        make.mutate({
          accountId: account.accountId,
          reason: reason.trim(),
          ...(asksWhy && { because }),
          ...(act === "email" && { email: email.trim() }),
          ...(act === "close" && { expireGiven }),
          ...(act === "bags" && { result: "handed-in" }),
        })
      }
    >
      <FailureNotice error={make.error} />
      {act === "email" && (
        <Field label={t("acts.email.field")}>
          <Input type="email" value={email} maxLength={254} autoComplete="off" onChange={(event) => setEmail(event.target.value)} />
        </Field>
      )}
      {asksWhy && (
        <Field label={t("acts.because")}>
          <Select
            value={because ?? ""}
            placeholder={t("acts.choose")}
            options={pauseReasons.map((value) => ({ value, label: t(`codes:pauseReasons.${value}`) }))}
            onValueChange={(value) => setBecause(value as PauseReason)}
          />
        </Field>
      )}
      {act === "close" && (
        <Checkbox
          label={t("acts.close.expireGiven")}
          hint={t("acts.close.expireGivenHint")}
          checked={expireGiven}
          onCheckedChange={(checked) => setExpireGiven(checked === true)}
        />
      )}
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
