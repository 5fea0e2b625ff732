import { revealAccount } from "@tablee/contracts/calls/support";
import { accountId } from "@tablee/domain/kernel/ids";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../api/calls.ts";
import { FailureNotice } from "../api/failure-notice.tsx";
import { useMay } from "../session/staff-context.ts";
import { ReasonField, reasonGiven } from "./reason-field.tsx";

/** Shows an account's email, phone, address and messages for half an hour; its history records who asked, and why. */
export function Reveal({ accountId: account, onRevealed }: { accountId: string; onRevealed?: () => void }) {
  const { t } = useTranslation("console");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const reveal = useMutation(
    callMutation(revealAccount, {
      shown: true,
      onSuccess: () => {
        setOpen(false);
        onRevealed?.();
      },
    }),
  );
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
        <FailureNotice error={reveal.error} />
        <ReasonField value={reason} onChange={setReason} isRead />
      </AlertDialog>
    </>
  );
}
