import { disputePoints } from "@tablee/contracts/calls/rewards";
import { DisputeText, MAX_DISPUTE_TEXT } from "@tablee/domain/points/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Opening } from "../../shared/ui/late-dialog.tsx";

interface DisputeDialogProps extends Opening {
  id: string;
  name: string;
  onSent: () => void;
}

/** Asks what is wrong with a line of the history, and sends it to the team. */
export function DisputeDialog({ id, name, onSent, ...opening }: DisputeDialogProps) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const [message, setMessage] = useState("");
  const dispute = useMutation(
    callMutation(disputePoints, {
      onSuccess: () => {
        onSent();
        opening.onOpenChange(false);
        toast.success(t("dispute.sent"));
      },
    }),
  );
  const fits = DisputeText.safeParse(message).success;
  return (
    <Dialog
      {...opening}
      title={t("dispute.title")}
      description={t("dispute.text", { line: name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => opening.onOpenChange(false)}>
            {t("dispute.cancel")}
          </Button>
          <Button disabled={!fits} loading={dispute.isPending} onClick={() => dispute.mutate({ id, message })}>
            {t("dispute.send")}
          </Button>
        </>
      }
    >
      <Field label={t("dispute.message")} hint={t("dispute.hint")}>
        <Textarea rows={4} maxLength={MAX_DISPUTE_TEXT} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      {dispute.isError && (
        <Notice tone="danger" live>
          {sentenceOf(dispute.error, language)}
        </Notice>
      )}
    </Dialog>
  );
}
