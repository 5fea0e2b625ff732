import { revealAccount } from "@tablee/contracts/calls/support";
import { accountId } from "@tablee/domain/kernel/ids";
import { AlertDialog } from "@tablee/ui/components/alert-dialog";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { errorWords } from "../../shared/api/error-words.ts";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import { useMay } from "../../shared/session/staff-context.ts";

/** Shows an account's email, phone and address for half an hour; its history keeps who asked, and why. */
export function Reveal({ accountId: account }: { accountId: string }) {
  const { t } = useTranslation("accounts");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const reveal = useMutation(callMutation(revealAccount, { shown: true, onSuccess: () => setOpen(false) }));
  if (!useMay(revealAccount)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {t("reveal.button")}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t("reveal.title")}
        description={t("reveal.text")}
        confirmLabel={t("reveal.confirm")}
        disabled={!reasonGiven(reason)}
        loading={reveal.isPending}
        onConfirm={() => reveal.mutate({ accountId: accountId(account), reason: reason.trim() })}
      >
        {reveal.error && (
          <Notice tone="danger" live>
            {errorWords(reveal.error)}
          </Notice>
        )}
        <ReasonField value={reason} onChange={setReason} isRead />
      </AlertDialog>
    </>
  );
}
