import { TableCell, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { cn } from "@tablee/ui/lib/cn";
import type { ReactTable, RowData, Row as TableRowModel } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import type { gridFeatures } from "./grid-features.ts";

interface GridRowProps<Row extends RowData> {
  row: TableRowModel<typeof gridFeatures, Row>;
  table: ReactTable<typeof gridFeatures, Row>;
  index: number;
  selected: boolean;
  tone: "attention" | "danger" | undefined;
  onSelect: () => void;
  onOpen?: () => void;
  /** True if it is unfolded; `undefined` for rows that do not unfold. */
  open?: boolean;
}

const ownControl = "a, button, input, label, select, [role=button]";

/** One row. A click outside its controls opens it; the row's link or button does the same for the keyboard. */
export function GridRow<Row extends RowData>({ row, table, index, selected, tone, onSelect, onOpen, open }: GridRowProps<Row>) {
  const onClick = (event: MouseEvent) => {
    onSelect();
    if ((event.target as HTMLElement).closest(ownControl) || window.getSelection()?.toString()) return;
    onOpen?.();
  };
  return (
    <TableRow
      selected={selected}
      tone={selected ? undefined : tone}
      data-row-index={index}
      tabIndex={-1}
      onClick={onClick}
      className={cn("outline-none", onOpen && "cursor-pointer", open && "bg-sunken")}
    >
      {row.getAllCells().map((cell) => {
        const { numeric, code, heads, wrap } = cell.column.columnDef.meta ?? {};
        const className = wrap ? "whitespace-normal py-1" : "overflow-hidden text-ellipsis";
        const content = <table.FlexRender cell={cell} />;
        if (heads) {
          return (
            <TableRowHeader key={cell.id} className={className}>
              {content}
            </TableRowHeader>
          );
        }
        return (
          <TableCell key={cell.id} numeric={numeric} code={code} className={className}>
            {content}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
