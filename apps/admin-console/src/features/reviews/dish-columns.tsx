import { dislikeCategories } from "@tablee/domain/review/vocabulary";
import type { Language } from "@tablee/ui/format/language";
import { formatNumber, formatPercent } from "@tablee/ui/format/numbers";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import { AnswersBar } from "./answers-bar.tsx";
import type { DishReviews } from "./requests.ts";
import { Trend } from "./trend.tsx";

const column = createColumnHelper<typeof gridFeatures, DishReviews>();

/** The columns of the dishes: how many reviewed them, what they answered, and what they disliked. */
export const dishColumns = (t: TFunction<"reviews">, language: Language) =>
  column.columns([
    column.accessor((row) => row.name[language], { id: "name", header: t("item"), meta: { heads: true } }),
    column.accessor("sku", { header: t("sku"), meta: { code: true, width: 88 } }),
    column.accessor("reviews", {
      header: t("reviews"),
      meta: { numeric: true, width: 64 },
      cell: ({ getValue }) => formatNumber(getValue(), language),
    }),
    column.accessor("average", {
      header: t("average"),
      meta: { numeric: true, width: 84 },
      cell: ({ getValue }) => formatNumber(Math.round(getValue() * 10) / 10, language),
    }),
    column.display({
      id: "trend",
      header: t("trend"),
      meta: { numeric: true, width: 84 },
      cell: ({ row }) => <Trend average={row.original.average} before={row.original.before} />,
    }),
    column.display({
      id: "answers",
      header: t("answers"),
      meta: { width: 148 },
      cell: ({ row }) => <AnswersBar answers={row.original.answers} />,
    }),
    column.accessor((row) => (row.yes + row.no === 0 ? null : row.yes / (row.yes + row.no)), {
      id: "yes",
      header: t("yes"),
      meta: { numeric: true, width: 104 },
      cell: ({ getValue }) => {
        const share = getValue();
        return share === null ? "" : formatPercent(share, language);
      },
    }),
    ...dislikeCategories.map((category, at) =>
      column.accessor((row) => row.dislikes[at] ?? 0, {
        id: category,
        header: t(`dislikes.${category}`),
        meta: { numeric: true, width: 72 },
        cell: ({ getValue }) => (getValue() === 0 ? <span className="text-muted">0</span> : formatNumber(getValue(), language)),
      }),
    ),
  ]);
