import { actForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { isSixDigits } from "@tablee/domain/kernel/text/tidy";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-words.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../../shared/components/reason-field.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { useSignedIn } from "../../../shared/session/staff-context.ts";
import type { AccountHead } from "../requests.ts";

/** Opens the customer's app in a session that records what staff do under their own name; it asks for a fresh authenticator code. */
export function ActingDialog({ account, onClose }: { account: AccountHead; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const { environment } = useSignedIn();
  const [reason, setReason] = useState("");
  const [code, setCode] = useState("");
  const begin = useMutation(
    callMutation(actForCustomer, {
      shown: true,
      onSuccess: () => location.assign(language === "fr" ? "/compte/" : "/account/"),
    }),
  );
  const asksCode = environment === "production" || codeOf(begin.error) === "authenticator-code-wrong";
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("acts.app.title", { name: account.name })}
      description={t("acts.app.text")}
      confirmLabel={t("acts.app.confirm")}
      disabled={!reasonGiven(reason) || (asksCode && !isSixDigits(code))}
      loading={begin.isPending || begin.isSuccess}
      onConfirm={() => begin.mutate({ accountId: account.accountId, reason: reason.trim(), ...(isSixDigits(code) && { code }) })}
    >
      <FailureNotice error={begin.error} />
      <ReasonField value={reason} onChange={setReason} isRead />
      {asksCode && (
        <Field label={t("acts.app.code")}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
    </AlertDialog>
  );
}
