import type { RowData } from "@tanstack/react-table";
import type { CsvColumns } from "./csv.ts";
import type { GridColumns } from "./grid-features.ts";

/** A column of a list: in the table, in the file of the present filter (its cells with their headers), or in both. */
export interface ListColumn<Row extends RowData> {
  readonly grid?: GridColumns<Row>[number];
  readonly file?: CsvColumns<Row>;
}

/** Separates the columns of the table from those of the file. */
export const listOf = <Row extends RowData>(columns: readonly ListColumn<Row>[]): { grid: GridColumns<Row>; file: CsvColumns<Row> } => ({
  grid: columns.flatMap(({ grid }) => (grid ? [grid] : [])),
  file: columns.flatMap(({ file }) => file ?? []),
});
