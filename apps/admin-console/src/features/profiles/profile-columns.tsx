import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { Tone } from "@tablee/ui/components/feedback/badge";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { StateWord } from "../../shared/components/state-word.tsx";
import { listWords, planWords, weekdayWords, windowWords } from "../../shared/format/in-words.ts";
import { formatUtc } from "../../shared/format/instants.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { ListColumn } from "../../shared/table/list-columns.ts";
import type { Profile } from "./requests.ts";

const column = createColumnHelper<typeof gridFeatures, Profile>();
const tones: Record<Profile["status"], Tone> = { active: "good", paused: "attention", closed: "neutral" };

/** A household's diets, allergens and dislikes, short enough for a row. */
function tastesWords(t: TFunction<"profiles">, tastes: Profile["tastes"], language: Language): string {
  const without = [listWords(t, "allergen", tastes.allergens, language), listWords(t, "dislike", tastes.dislikes, language)]
    .filter(Boolean)
    .join(", ");
  const diets = listWords(t, "diet", tastes.diets, language);
  return [diets, without && t("without", { what: without })].filter(Boolean).join(" · ");
}

const slotWords = (profile: Profile, language: Language): string =>
  `${weekdayWords(profile.weekday, language, "short")} ${windowWords(profile.window, language)}`;

/** The columns of the subscriptions' table and of their file. */
export const profileColumns = (t: TFunction<"profiles">, language: Language): readonly ListColumn<Profile>[] => [
  {
    file: [
      ["subscriptionId", (row) => row.subscriptionId],
      ["accountId", (row) => row.accountId],
    ],
  },
  {
    grid: column.accessor("name", {
      enableSorting: true,
      header: t("columns.name"),
      meta: { heads: true },
      cell: ({ row }) => (
        <Link to="/accounts/$accountId" params={{ accountId: row.original.accountId }} className="link" title={row.original.email}>
          {row.original.name}
        </Link>
      ),
    }),
    file: [
      [t("columns.name"), (row) => row.name],
      [t("columns.email"), (row) => row.email],
    ],
  },
  {
    grid: column.accessor("region", {
      enableSorting: true,
      header: t("columns.place"),
      meta: { width: 148 },
      cell: ({ row }) => (
        <>
          {row.original.city} <span className="text-muted uppercase">{row.original.region}</span>
        </>
      ),
    }),
    file: [
      [t("console:region"), (row) => t(`console:regions.${row.region}`)],
      [t("columns.city"), (row) => row.city],
    ],
  },
  {
    grid: column.accessor("status", {
      enableSorting: true,
      header: t("console:status"),
      meta: { width: 88 },
      cell: ({
        row: {
          original: { status },
        },
      }) => <StateWord tone={tones[status]}>{t(`console:subscriptionStatus.${status}`)}</StateWord>,
    }),
    file: [[t("console:status"), (row) => t(`console:subscriptionStatus.${row.status}`)]],
  },
  {
    grid: column.accessor((row) => planWords(t, row.plan), { id: "plan", header: t("plan"), meta: { width: 152 } }),
    file: [[t("plan"), (row) => planWords(t, row.plan)]],
  },
  {
    grid: column.accessor((row) => tastesWords(t, row.tastes, language), {
      id: "tastes",
      header: t("columns.tastes"),
      cell: ({ getValue }) =>
        getValue() ? <span title={getValue()}>{getValue()}</span> : <span className="text-muted">{t("console:tastes.any")}</span>,
    }),
    file: [[t("columns.tastes"), (row) => tastesWords(t, row.tastes, language)]],
  },
  {
    grid: column.accessor((row) => slotWords(row, language), { id: "slot", header: t("columns.slot"), meta: { width: 146 } }),
    file: [[t("columns.slot"), (row) => slotWords(row, language)]],
  },
  {
    grid: column.accessor("deliveries", {
      enableSorting: true,
      header: t("columns.deliveries"),
      meta: { numeric: true, width: 98 },
      cell: ({ getValue }) => formatNumber(getValue(), language),
    }),
    file: [[t("columns.deliveries"), (row) => row.deliveries]],
  },
  {
    grid: column.accessor("startedAt", {
      enableSorting: true,
      header: t("columns.startedAt"),
      meta: { width: 106 },
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={formatUtc(getValue(), language, { year: true })}>
          {formatDateWithYear(businessDay(getValue()), language, "short")}
        </time>
      ),
    }),
    file: [[t("columns.startedAt"), (row) => ({ date: businessDay(row.startedAt) })]],
  },
];
