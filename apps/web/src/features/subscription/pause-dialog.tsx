import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { AffectedWeeks } from "./affected-weeks.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { SubscriptionSettings } from "./requests.ts";
import { UntilField } from "./until-field.tsx";

/** Asks for the reason and the end date, and shows the effect on each box to come. */
export function PauseDialog({ settings }: { settings: SubscriptionSettings }) {
  const { weeks, resumeChoices } = settings;
  const { t } = useTranslation("subscription");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<PauseReason>();
  const [isAsked, setIsAsked] = useState(false);
  const [date, setDate] = useState("");
  const until = resumeChoices.find((choice) => choice.date === date);
  const pause = useMutation(
    callMutation(updateSubscription, {
      awaited: true,
      onSuccess: () => {
        setOpen(false);
        toast.success(t("pause.done"));
      },
    }),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setReason(undefined);
        setIsAsked(false);
        setDate("");
        pause.reset();
      }}
      trigger={<Button variant="secondary">{t("pauseOpen")}</Button>}
      title={t("pause.title")}
      description={t("pause.text")}
      confirmLabel={t("pause.confirm")}
      loading={pause.isPending}
      onConfirm={() => {
        setIsAsked(true);
        if (reason) pause.mutate({ change: "pause", reason, ...(until && { until: until.date }) });
      }}
    >
      <FailureNotice error={pause.error} />
      <ReasonField reason={reason} onChange={setReason} isAsked={isAsked} />
      <UntilField date={date} onChange={setDate} settings={settings} />
      <AffectedWeeks weeks={weeks} until={until?.firstBox} />
    </AlertDialog>
  );
}
