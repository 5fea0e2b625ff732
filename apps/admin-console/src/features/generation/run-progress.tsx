import { cancelPreview, type RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { Button } from "@tablee/ui/components/form/button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";

/** The progress of a run, and a button to stop a preview. A commit cannot be stopped half way. */
export function RunProgress({ run }: { run: RunView }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const cancel = useMutation(callMutation(cancelPreview));
  const mayCancel = useMay(cancelPreview) && run.state !== "committing";
  const { done, total, phase } = run.progress;
  return (
    <div className="pane flex items-center gap-4 px-4 py-3">
      <Progress
        className="grow"
        label={run.state === "queued" ? t("state.queued") : t(`phase.${phase}`)}
        value={done}
        max={total}
        text={total > 0 ? t("progress", { done: formatNumber(done, language), total: formatNumber(total, language) }) : "…"}
      />
      {mayCancel && (
        <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ runId: run.runId })}>
          {t("cancel")}
        </Button>
      )}
    </div>
  );
}
