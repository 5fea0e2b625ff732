import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Select } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";

/** The runs of the week, the latest first. */
export function RunSelect({ runs, value, onChange }: { runs: readonly RunView[]; value: string; onChange: (runId: string) => void }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const options = runs.map((run) => ({
    value: run.runId,
    label: t("runAt", { at: formatUtc(run.requestedAt, language, { seconds: true }), state: t(`state.${run.state}`) }),
    hint: run.requestedBy,
  }));
  return <Select aria-label={t("run")} className="w-72" value={value} options={options} onValueChange={onChange} />;
}
