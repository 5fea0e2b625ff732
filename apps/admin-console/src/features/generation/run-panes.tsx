import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { CommitOutcome } from "./commit-outcome.tsx";
import { Oversold } from "./oversold.tsx";
import { RecipeTotals } from "./recipe-totals.tsx";
import { isBusy } from "./requests.ts";
import { RowsTable } from "./rows-table.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunStats } from "./run-stats.tsx";
import type { GenerationSearch } from "./search.ts";
import { SincePrevious } from "./since-previous.tsx";

interface RunPanesProps {
  run: RunView;
  search: GenerationSearch;
  onSearch: ChangeSearch<GenerationSearch>;
}

/** A run from top to bottom: progress, items that need a person, then the subscriptions beside the totals. */
export function RunPanes({ run, search, onSearch }: RunPanesProps) {
  const { t } = useTranslation("generation");
  const { summary } = run;
  return (
    <>
      {isBusy(run) && <RunProgress run={run} />}
      {run.state === "failed" && (
        <Notice tone="danger" title={t("failed")}>
          {run.error}
        </Notice>
      )}
      {run.committed && <CommitOutcome run={run} />}
      {summary && (
        <>
          {summary.oversold.length > 0 && <Oversold items={summary.oversold} onPick={(sku) => onSearch({ sku, exception: undefined })} />}
          <RunStats summary={summary} chosen={search.exception} onChoose={(exception) => onSearch({ exception, open: undefined })} />
          <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_17rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_22rem]">
            <RowsTable run={run} search={search} onSearch={onSearch} />
            <aside className="flex min-h-0 flex-col gap-3 lg:overflow-y-auto" aria-label={t("totals.title")}>
              {summary.sincePrevious && <SincePrevious since={summary.sincePrevious} onOpen={(run) => onSearch({ run })} />}
              <RecipeTotals totals={summary.totals} chosen={search.sku} onChoose={(sku) => onSearch({ sku, open: undefined })} />
            </aside>
          </div>
        </>
      )}
    </>
  );
}
