import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { useTranslation } from "react-i18next";
import { Stat } from "../../shared/components/stat.tsx";
import type { GenerationSearch } from "./search.ts";

type Exception = GenerationSearch["exception"];

interface RunStatsProps {
  summary: NonNullable<RunView["summary"]>;
  chosen: Exception;
  onChoose: (exception: Exception) => void;
}

const exceptions = [
  ["short", "danger"],
  ["replaced", "attention"],
  ["relaxed", "attention"],
] as const;

/** The run in six numbers; the three that may need a person filter the table. */
export function RunStats({ summary, chosen, onChoose }: RunStatsProps) {
  const { t } = useTranslation("generation");
  return (
    <div className="pane flex flex-wrap items-stretch gap-1 p-1">
      {exceptions.map(([kind, tone]) => (
        <Stat
          key={kind}
          label={t(`exception.${kind}`)}
          value={summary[kind]}
          tone={tone}
          pressed={chosen === kind}
          onPress={() => onChoose(chosen === kind ? undefined : kind)}
        />
      ))}
      <span aria-hidden="true" className="mx-2 my-1.5 w-px bg-line" />
      <Stat label={t("stats.subscriptions")} value={summary.subscriptions} />
      <Stat label={t("stats.orders")} value={summary.orders} />
      <Stat label={t("stats.alreadyThere")} value={summary.alreadyThere} />
    </div>
  );
}
