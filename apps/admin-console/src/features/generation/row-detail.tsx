import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { formatOrdinal } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { RunRow } from "./requests.ts";
import { rowOutcome } from "./row-outcome.ts";
import { WhyPanel } from "./why-panel.tsx";

/** A subscription unfolded: its lines with their reasons, and why nothing else. */
export function RowDetail({ run, row }: { run: RunView; row: RunRow }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  return (
    <div className="grid gap-x-8 gap-y-4 whitespace-normal px-4 py-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <section>
        <h3 className="mb-1 font-semibold text-muted text-sm">{t("detail.lines", { count: row.lines.length })}</h3>
        {row.exception === "short" && <p className="mb-2 text-danger-ink text-sm">{t("detail.short")}</p>}
        {rowOutcome(row, run.committed) === "stale" && <p className="mb-2 text-attention-ink text-sm">{t("detail.stale")}</p>}
        <ul className="flex flex-col gap-1.5">
          {row.lines.map((line) => (
            <li key={line.sku} className="grid grid-cols-[2rem_1fr] items-baseline">
              <span className="font-mono text-muted">{line.quantity}×</span>
              <span>
                <span className="font-medium">{line.name[language]}</span> <span className="font-mono text-muted text-xs">{line.sku}</span>
                <span className="block text-muted text-sm">{t(`reason.${line.reason}`, { rank: formatOrdinal(line.rank, language) })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <WhyPanel runId={run.runId} subscriptionId={row.subscriptionId} />
    </div>
  );
}
