import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDate } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { AffectedWeeks } from "./affected-weeks.tsx";
import type { SubscriptionSettings } from "./requests.ts";
import { UntilField } from "./until-field.tsx";

/** Changes the day on which the pause ends automatically, or removes it. */
export function PauseEndDialog({ settings }: { settings: SubscriptionSettings }) {
  const { subscription, resumeChoices, weeks } = settings;
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const now = subscription.resumesAt?.date ?? "";
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState(now);
  const move = useMutation(
    callMutation(updateSubscription, {
      awaited: true,
      onSuccess: () => {
        setOpen(false);
        toast.success(date ? t("pauseEnd.done", { date: formatDate(date, language) }) : t("pauseEnd.doneMyself"));
      },
    }),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setDate(now);
        move.reset();
      }}
      trigger={<Button variant="secondary">{t("pauseEnd.open")}</Button>}
      title={t("pauseEnd.title")}
      description={t("pauseEnd.text")}
      confirmLabel={t("pauseEnd.confirm")}
      disabled={date === now}
      loading={move.isPending}
      onConfirm={() => move.mutate({ change: "pause-end", ...(date && { until: date }) })}
    >
      <FailureNotice error={move.error} />
      <UntilField date={date} onChange={setDate} settings={settings} hasBegun />
      <AffectedWeeks weeks={weeks} until={resumeChoices.find((choice) => choice.date === date)?.firstBox} />
    </AlertDialog>
  );
}
