import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { listWords, planWords } from "../../shared/format/in-words.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { ListColumn } from "../../shared/table/list-columns.ts";
import type { RunRow } from "./requests.ts";
import { type RowOutcome, rowOutcome } from "./row-outcome.ts";

const column = createColumnHelper<typeof gridFeatures, RunRow>();
const tones: Record<RunRow["exception"], Tone> = { short: "danger", replaced: "attention", relaxed: "info", none: "neutral" };

const needsPerson = (outcome: RowOutcome): boolean => outcome === "stale" || outcome === "left-out";

/** The columns of a run's table and of its file; the server sorts by the first three of the table. */
export const rowColumns = (
  t: TFunction<"generation">,
  language: Language,
  committed: RunView["committed"],
): readonly ListColumn<RunRow>[] => [
  { file: [["subscriptionId", (row) => row.subscriptionId]] },
  {
    grid: column.accessor("exception", {
      enableSorting: true,
      header: t("rows.exception"),
      meta: { width: 104 },
      cell: ({
        row: {
          original: { exception },
        },
      }) =>
        exception === "none" ? (
          <span className="text-muted">{t("badge.none")}</span>
        ) : (
          <Badge tone={tones[exception]}>{t(`badge.${exception}`)}</Badge>
        ),
    }),
    file: [[t("rows.exception"), (row) => t(`badge.${row.exception}`)]],
  },
  {
    grid: column.accessor("name", {
      enableSorting: true,
      header: t("rows.name"),
      meta: { heads: true },
      cell: ({ row }) => (
        <Link to="/accounts/$accountId" params={{ accountId: row.original.accountId }} className="link">
          {row.original.name}
        </Link>
      ),
    }),
    file: [[t("rows.name"), (row) => row.name]],
  },
  {
    grid: column.accessor("city", { enableSorting: true, header: t("rows.city"), meta: { width: 116 } }),
    file: [[t("rows.city"), (row) => row.city]],
  },
  {
    grid: column.accessor((row) => planWords(t, row.plan), { id: "plan", header: t("rows.plan"), meta: { width: 154 } }),
    file: [[t("rows.plan"), (row) => planWords(t, row.plan)]],
  },
  {
    grid: column.accessor((row) => listWords(t, "diet", row.diets, language), {
      id: "diets",
      header: t("rows.diets"),
      cell: ({ getValue }) => getValue() || <span className="text-muted">–</span>,
    }),
    file: [[t("rows.diets"), (row) => listWords(t, "diet", row.diets, language)]],
  },
  {
    grid: column.accessor((row) => row.lines.reduce((sum, line) => sum + line.quantity, 0), {
      id: "picks",
      header: t("rows.picks"),
      meta: { numeric: true, width: 56 },
    }),
    file: [[t("rows.lines"), (row) => row.lines.map((line) => `${line.quantity} × ${line.name[language]}`).join("; ")]],
  },
  {
    grid: column.accessor((row) => rowOutcome(row, committed), {
      id: "outcome",
      header: t(committed ? "rows.order" : "rows.subscription"),
      meta: { width: committed ? 92 : 208 },
      cell: ({ getValue }) =>
        needsPerson(getValue()) ? (
          <Badge tone="attention">{t(`rows.outcome.${getValue()}`)}</Badge>
        ) : (
          <span className="text-muted">{t(`rows.outcome.${getValue()}`)}</span>
        ),
    }),
    file: [[t(committed ? "rows.order" : "rows.subscription"), (row) => t(`rows.outcome.${rowOutcome(row, committed)}`)]],
  },
];
