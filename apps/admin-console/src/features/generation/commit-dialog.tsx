import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { commitGeneration, generationRows, generationRun, generationRuns } from "@tablee/contracts/calls/subscription-profiles";
import { readAgain } from "@tablee/ui/app/refresh";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { runOf } from "./requests.ts";
import { committedSince, staleFigures } from "./stale-figures.ts";

interface CommitDialogProps {
  run: RunView;
  /** The runs of the region, which name a commit by another run. */
  runs: readonly RunView[];
  /** The page stays on this run while the dialogue is open. */
  onOpen: () => void;
}

/**
 * Makes the orders of a preview: the region and week have to be typed, and a reason given. Once the server refuses the preview as stale,
 * the dialogue shows its figures, and offers the orders that still hold.
 */
export function CommitDialog({ run, runs, onOpen }: CommitDialogProps) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const commit = useMutation(
    callMutation(commitGeneration, {
      shown: true,
      onSuccess: (answer, _input, _prepared, { client }) => client.setQueryData(runOf(answer.run.runId).queryKey, answer),
    }),
  );
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const phrase = `${run.region} ${run.week}`;
  const orders = run.summary?.orders ?? 0;
  const stale = staleFigures(commit.error);
  const left = stale && stale.rows - stale.stale;
  const elsewhere = committedSince(run, runs);
  const number = (count: number) => ({ count, formatted: formatNumber(count, language) });
  const confirm = () =>
    commit.mutate(
      { runId: run.runId, confirmation: phrase, reason: reason.trim(), partial: stale !== undefined },
      { onSuccess: () => setOpen(false), onError: () => void readAgain(client, generationRun, generationRuns, generationRows) },
    );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        commit.reset();
        if (next) onOpen();
        setOpen(next);
      }}
      trigger={<Button>{t("commit.open")}</Button>}
      title={t("commit.title", { date: formatDateWithYear(run.week, language), region: t(`console:regions.${run.region}`) })}
      description={
        <>
          {elsewhere && (
            <p className="mb-1">
              {t("commit.elsewhere", { ...number(elsewhere.orders), by: elsewhere.by, at: formatUtc(elsewhere.at, language) })}
            </p>
          )}
          {stale ? (
            <p>
              {t("commit.stale", { ...number(stale.stale), rows: formatNumber(stale.rows, language) })}{" "}
              {left ? t("commit.left", number(left)) : t("commit.noneLeft")}
            </p>
          ) : (
            <p>{t("commit.what", number(orders))}</p>
          )}
          {left !== 0 && <p className="mt-1">{t(stale ? "commit.undoLeft" : "commit.undo")}</p>}
        </>
      }
      confirmLabel={left ? t("commit.confirmLeft", number(left)) : t("commit.confirm")}
      typed={phrase}
      disabled={!reasonGiven(reason) || left === 0}
      loading={commit.isPending}
      onConfirm={confirm}
    >
      <FailureNotice error={stale ? undefined : commit.error} />
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
