import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { WhyAnswer } from "../../shared/why/why-answer.tsx";
import { WhyLines } from "../../shared/why/why-lines.tsx";
import { explanationOf, type RunRow } from "./requests.ts";
import { rowOutcome } from "./row-outcome.ts";

/** A subscription unfolded: its lines with their reasons, and why nothing else. */
export function RowDetail({ run, row }: { run: RunView; row: RunRow }) {
  const { t } = useTranslation("generation");
  const why = useQuery(explanationOf(run.runId, row.subscriptionId));
  return (
    <div className="grid gap-x-8 gap-y-4 whitespace-normal px-4 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <section>
        <h3 className="mb-1 font-semibold text-muted text-sm">{t("detail.lines", { count: row.lines.length })}</h3>
        {row.exception === "short" && <p className="mb-2 text-danger-ink text-sm">{t("detail.short")}</p>}
        {rowOutcome(row, run.committed) === "stale" && <p className="mb-2 text-attention-ink text-sm">{t("detail.stale")}</p>}
        <WhyLines lines={row.lines} />
      </section>
      <WhyAnswer why={why} />
    </div>
  );
}
