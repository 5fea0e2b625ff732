import {
  commitGeneration,
  generationExplanation,
  generationRows,
  generationRun,
  generationRuns,
  previewOrderGeneration,
} from "@tablee/contracts/calls/subscription-profiles";
import { readAgain } from "@tablee/ui/app/refresh";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { RegionSelect } from "../../shared/components/region-select.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useMay } from "../../shared/session/staff-context.ts";
import { CommitDialog } from "./commit-dialog.tsx";
import { isBusy, runOf, runsOf } from "./requests.ts";
import { RunPanes } from "./run-panes.tsx";
import { RunSelect } from "./run-select.tsx";
import { RunState } from "./run-state.tsx";
import type { GenerationSearch } from "./search.ts";
import { WeekSelect } from "./week-select.tsx";

interface GenerationProps {
  search: GenerationSearch;
  onSearch: ChangeSearch<GenerationSearch>;
}

const noRows = { exception: undefined, sku: undefined, q: undefined, open: undefined } as const;

/** A preview of the next order generation in a week and region, and the button that commits it. */
export function GenerationScreen({ search, onSearch }: GenerationProps) {
  const { t } = useTranslation("generation");
  const client = useQueryClient();
  const region = search.region ?? "bc";
  const runs = useQuery(runsOf(region));
  const week = search.week ?? runs.data?.generating;
  const ofWeek = (runs.data?.runs ?? []).filter((run) => run.region === region && run.week === week);
  const runId = search.run ?? ofWeek[0]?.runId;
  const run = useQuery({ ...runOf(runId ?? ""), enabled: runId !== undefined });
  const preview = useMutation(
    callMutation(previewOrderGeneration, {
      onSuccess: (answer, _input, _prepared, { client }) => client.setQueryData(runOf(answer.run.runId).queryKey, answer),
    }),
  );
  const mayPreview = useMay(previewOrderGeneration);
  const mayCommit = useMay(commitGeneration);
  const shown = runId === undefined ? undefined : run.data;

  const begin = () => {
    if (week) preview.mutate({ region, week }, { onSuccess: (begun) => onSearch({ ...noRows, region, week, run: begun.run.runId }) });
  };
  return (
    <Screen
      fixed
      title={t("title")}
      beside={shown && <RunState run={shown} />}
      aside={
        <>
          <DataAge
            asOf={shown?.requestedAt}
            refreshing={run.isFetching || runs.isFetching}
            onRefresh={() => void readAgain(client, generationRuns, generationRun, generationRows, generationExplanation)}
          />
          {mayPreview && (
            <Button
              variant={shown?.state === "previewed" ? "secondary" : "primary"}
              loading={preview.isPending}
              disabled={!week || isBusy(shown)}
              onClick={begin}
            >
              <Play aria-hidden="true" />
              {t("preview")}
            </Button>
          )}
          {mayCommit && shown?.state === "previewed" && (shown.summary?.orders ?? 0) > 0 && (
            <CommitDialog key={shown.runId} run={shown} runs={runs.data?.runs ?? []} onOpen={() => onSearch({ run: shown.runId })} />
          )}
        </>
      }
      toolbar={
        <>
          <RegionSelect value={region} onChange={(next) => onSearch({ ...noRows, region: next, run: undefined })} />
          {runs.data && week && (
            <WeekSelect
              weeks={runs.data.weeks}
              generating={runs.data.generating}
              value={week}
              onChange={(next) => onSearch({ ...noRows, week: next, run: undefined })}
            />
          )}
          {ofWeek.length > 0 && runId && (
            <RunSelect
              runs={ofWeek.map((listed) => (listed.runId === shown?.runId ? shown : listed))}
              value={runId}
              onChange={(next) => onSearch({ ...noRows, run: next })}
            />
          )}
        </>
      }
    >
      {runs.isError && !runs.data ? (
        <LoadError error={runs.error} onRetry={runs.refetch} retrying={runs.isFetching} />
      ) : run.isError && !shown && runId ? (
        <LoadError error={run.error} onRetry={run.refetch} retrying={run.isFetching} />
      ) : shown ? (
        <RunPanes run={shown} search={search} onSearch={onSearch} />
      ) : runs.data && !runId ? (
        <EmptyState title={t("noRun")}>{t(mayPreview ? "noRunText" : "noRunReader")}</EmptyState>
      ) : (
        <LoadingText lines={6} className="pane p-4" />
      )}
    </Screen>
  );
}
