import { TableColumn, TableHead } from "@tablee/ui/components/table";
import type { ReactTable, RowData } from "@tanstack/react-table";
import type { gridFeatures } from "./grid-features.ts";

const says = { asc: "ascending", desc: "descending" } as const;

/** The header; columns that the server can sort by are buttons. */
export function GridHead<Row extends RowData>({ table }: { table: ReactTable<typeof gridFeatures, Row> }) {
  return (
    <TableHead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => {
            const { numeric, width } = header.column.columnDef.meta ?? {};
            const sorted = header.column.getIsSorted();
            const sortable = header.column.columnDef.enableSorting === true;
            return (
              <TableColumn
                key={header.id}
                numeric={numeric}
                style={{ width }}
                {...(sortable && { sort: sorted ? says[sorted] : "none", onSort: () => header.column.toggleSorting() })}
              >
                <table.FlexRender header={header} />
              </TableColumn>
            );
          })}
        </tr>
      ))}
    </TableHead>
  );
}
