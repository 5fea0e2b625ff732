import { skipOrderFeedback } from "@tablee/contracts/calls/orders";
import { type SkipReason, skipReasons } from "@tablee/domain/order/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import type { OrderDialogProps } from "../order-dialog-props.ts";

/** Asks for the reason after a week was skipped without one. */
export function SkipFeedbackDialog({ order, day, open, onOpenChange }: OrderDialogProps) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const [reason, setReason] = useState<SkipReason>();
  const tell = useMutation(
    callMutation(skipOrderFeedback, {
      held: [accountQuery.queryKey],
      onSuccess: (answer) => {
        holdOrder(answer.order);
        onOpenChange(false);
        toast.success(t("feedback.thanks"));
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  return (
    <Dialog
      {...{ open, onOpenChange }}
      size="sm"
      title={t("feedback.title", { day })}
      description={t("skip.why")}
      footer={
        <>
          <CloseDialog>
            <Button variant="secondary">{t("feedback.later")}</Button>
          </CloseDialog>
          <Button
            disabled={reason === undefined}
            loading={tell.isPending}
            onClick={() => reason && tell.mutate({ orderId: order.orderId, reason })}
          >
            {t("feedback.send")}
          </Button>
        </>
      }
    >
      <RadioGroup
        aria-label={t("skip.why")}
        value={reason ?? ""}
        onValueChange={(value) => setReason(skipReasons.find((candidate) => candidate === value))}
      >
        {skipReasons.map((value) => (
          <Radio key={value} value={value} label={t(`skip.reason.${value}`)} />
        ))}
      </RadioGroup>
    </Dialog>
  );
}
