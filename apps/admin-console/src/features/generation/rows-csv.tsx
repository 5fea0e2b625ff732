import { generationRows, type RunView } from "@tablee/contracts/calls/subscription-profiles";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/client.ts";
import { listWords, planWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { collectPages } from "../../shared/table/collect-pages.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import type { RowsFilter } from "./requests.ts";
import { rowOutcome } from "./row-outcome.ts";

/** The run's rows of the present filter, one line each. */
export function RowsCsv({ run, filter }: { run: RunView; filter: RowsFilter }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const header = [
    "subscriptionId",
    ...(["exception", "name", "city", "plan", "diets", run.committed ? "order" : "subscription", "lines"] as const).map((key) =>
      t(`rows.${key}`),
    ),
  ];
  const read = async (onRows: (count: number) => void) => {
    const rows = await collectPages((after) => api(generationRows, { runId: run.runId, ...filter, after, limit: 200 }), onRows);
    return rows.map((row) => [
      row.subscriptionId,
      t(`badge.${row.exception}`),
      row.name,
      row.city,
      planWords(t, row.plan),
      listWords(t, "diet", row.diets, language),
      t(`rows.outcome.${rowOutcome(row, run.committed)}`),
      row.lines.map((line) => `${line.quantity} × ${line.name[language]}`).join("; "),
    ]);
  };
  return <CsvButton fileName={`generation-${run.region}-${run.week}.csv`} header={header} read={read} />;
}
