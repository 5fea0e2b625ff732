import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { commitGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { runOf } from "./requests.ts";

/** Makes the orders of a preview: the region and week have to be typed, and a reason given. */
export function CommitDialog({ run }: { run: RunView }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const commit = useMutation(
    callMutation(commitGeneration, {
      shown: true,
      onSuccess: (answer, _input, _prepared, { client }) => client.setQueryData(runOf(answer.run.runId).queryKey, answer),
    }),
  );
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const phrase = `${run.region} ${run.week}`;
  const orders = run.summary?.orders ?? 0;
  const confirm = () =>
    commit.mutate({ runId: run.runId, confirmation: phrase, reason: reason.trim() }, { onSuccess: () => setOpen(false) });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        commit.reset();
        setOpen(next);
      }}
      trigger={<Button>{t("commit.open")}</Button>}
      title={t("commit.title", { date: formatDateWithYear(run.week, language), region: t(`console:regions.${run.region}`) })}
      description={
        <>
          <p>{t("commit.what", { count: orders, formatted: formatNumber(orders, language) })}</p>
          <p className="mt-1">{t("commit.undo")}</p>
        </>
      }
      confirmLabel={t("commit.confirm")}
      typed={phrase}
      disabled={!reasonGiven(reason)}
      loading={commit.isPending}
      onConfirm={confirm}
    >
      <FailureNotice error={commit.error} />
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
