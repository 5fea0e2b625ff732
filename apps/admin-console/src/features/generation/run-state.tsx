import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { useTranslation } from "react-i18next";

const tones: Record<RunView["state"], Tone> = {
  queued: "info",
  running: "info",
  previewed: "neutral",
  committing: "info",
  committed: "good",
  failed: "danger",
};

/** The state of a run, in a word. */
export function RunState({ run }: { run: Pick<RunView, "state"> }) {
  const { t } = useTranslation("generation");
  return <Badge tone={tones[run.state]}>{t(`state.${run.state}`)}</Badge>;
}
