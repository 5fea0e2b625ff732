import type { Language } from "@tablee/ui/format/language";
import { formatNumber } from "@tablee/ui/format/numbers";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { StockItem } from "./requests.ts";
import { ShareBar } from "./share-bar.tsx";

const column = createColumnHelper<typeof gridFeatures, StockItem>();

/** The columns of the week's items. */
export const itemColumns = (t: TFunction<"stock">, language: Language) =>
  column.columns([
    column.accessor((row) => row.name[language], { id: "name", header: t("item"), meta: { heads: true } }),
    column.accessor("sku", { header: t("sku"), meta: { code: true, width: 96 } }),
    column.accessor("kind", {
      header: t("console:product.kind"),
      meta: { width: 124 },
      cell: ({ getValue }) => t(`console:plan.${getValue()}`),
    }),
    column.accessor("units", {
      header: t("units"),
      meta: { numeric: true, width: 84 },
      cell: ({ getValue }) => formatNumber(getValue(), language),
    }),
    column.accessor("taken", {
      header: t("taken"),
      meta: { numeric: true, width: 84 },
      cell: ({ getValue }) => <span className={getValue() === 0 ? "text-muted" : undefined}>{formatNumber(getValue(), language)}</span>,
    }),
    column.accessor("left", {
      header: t("left"),
      meta: { numeric: true, width: 84 },
      cell: ({ getValue }) => <span className={getValue() <= 0 ? "text-danger-ink" : undefined}>{formatNumber(getValue(), language)}</span>,
    }),
    column.display({
      id: "bar",
      header: () => <span className="sr-only">{t("bar")}</span>,
      meta: { width: 120 },
      cell: ({ row }) => <ShareBar taken={row.original.taken} units={row.original.units} />,
    }),
  ]);
