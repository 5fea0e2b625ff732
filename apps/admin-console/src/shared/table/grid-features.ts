import { type ColumnDef, type RowData, rowSortingFeature, tableFeatures } from "@tanstack/react-table";

interface GridColumn {
  /** Figures, aligned at the right in the mono face. */
  numeric?: boolean;
  /** Ids. */
  code?: boolean;
  /** Names the row. */
  heads?: boolean;
  /** In pixels; columns without a width share the rest. */
  width?: number;
  /** The text may take more than one line. */
  wrap?: boolean;
}

/** The features of every table of the console: sorting by the server. Rows come in its order, pages by its keys. */
export const gridFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as GridColumn });

// biome-ignore lint/suspicious/noExplicitAny: a table's columns are of many value types
export type GridColumns<Row extends RowData> = readonly ColumnDef<typeof gridFeatures, Row, any>[];

/** The minimum width of a column without one, in pixels. */
const FLEXIBLE = 150;

/** The width in pixels below which a table scrolls sideways. */
export const minWidthOf = <Row extends RowData>(columns: GridColumns<Row>): number =>
  columns.reduce((sum, { meta }) => sum + (meta?.width ?? FLEXIBLE), 0);
