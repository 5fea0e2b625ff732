import { forgetWriter } from "@tablee/contracts/calls/admin/contact";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";

/** Forgets the writer of a message for good, once a word is typed. */
export function ForgetDialog({ inquiryId, onForgotten }: { inquiryId: string; onForgotten: () => void }) {
  const { t } = useTranslation("inquiries");
  const [open, setOpen] = useState(false);
  const forget = useMutation(
    callMutation(forgetWriter, {
      shown: true,
      onSuccess: () => {
        toast.success(t("forget.done"));
        setOpen(false);
        onForgotten();
      },
    }),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        forget.reset();
        setOpen(next);
      }}
      trigger={<Button variant="secondary">{t("forget.open")}</Button>}
      title={t("forget.title")}
      description={t("forget.text")}
      confirmLabel={t("forget.confirm")}
      danger
      typed={t("forget.typed")}
      loading={forget.isPending}
      onConfirm={() => forget.mutate({ inquiryId })}
    >
      <FailureNotice error={forget.error} />
    </AlertDialog>
  );
}
