import { Table } from "@tablee/ui/components/table";
import { cn } from "@tablee/ui/lib/cn";
import { type RowData, type SortingState, useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type GridColumns, gridFeatures, minWidthOf } from "./grid-features.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { keepPlace, placeOf, usePlaceKey } from "./table-places.ts";
import { useRowCursor } from "./use-row-cursor.ts";

interface Sort {
  readonly id: string;
  readonly desc: boolean;
}

export interface DataGridProps<Row extends RowData> {
  /** Names the table for screen readers, and its place in the history. */
  caption: string;
  columns: GridColumns<Row>;
  /** `undefined` while the first page is awaited. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onOpen?: (id: string) => void;
  /** The unfolded row, and its content. */
  openId?: string;
  detail?: (row: Row) => ReactNode;
  tone?: (row: Row) => "attention" | "danger" | undefined;
  /** Fetches the next page when the end is near. */
  onNearEnd?: () => void;
  loadingMore?: boolean;
  empty: ReactNode;
  className?: string;
}

const HEAD = 32;
const ROW = 32;
const NEAR = 30;

/** A table of any length: the server sorts and pages it, and only the visible rows are in the document. */
export function DataGrid<Row extends RowData>(props: DataGridProps<Row>) {
  const { rows, rowId, sort, openId, detail, onNearEnd } = props;
  const frame = useRef<HTMLElement>(null);
  const placeKey = usePlaceKey(props.caption);
  const place = useRef(placeOf(placeKey)).current;
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const ids = useMemo(() => data.map(rowId), [data, rowId]);
  const sorting = useMemo<SortingState>(() => (sort ? [{ ...sort }] : []), [sort]);
  const table = useTable({
    features: gridFeatures,
    columns: props.columns as GridColumns<Row>[number][],
    data,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = typeof updater === "function" ? updater(sorting) : updater;
      if (next) props.onSort?.(next);
    },
  });
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    getItemKey: (index) => ids[index] ?? index,
    initialOffset: place?.offset ?? 0,
    // Renders rows at once: an empty table could not be scrolled to its last place.
    initialRect: { width: 0, height: 800 },
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    overscan: 10,
  });
  const focusRow = (index: number) => {
    virtual.scrollToIndex(index, { align: "auto" });
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-row-index="${index}"]`)?.focus({ preventScroll: true }));
  };
  const cursor = useRowCursor(ids, { start: place?.selected, onMove: focusRow, onOpen: props.onOpen });
  const selected = useRef(cursor.selected);
  selected.current = cursor.selected;

  useEffect(() => {
    const element = frame.current;
    const keep = () => keepPlace(placeKey, { offset: element?.scrollTop ?? 0, selected: selected.current });
    element?.addEventListener("scrollend", keep);
    return () => {
      element?.removeEventListener("scrollend", keep);
      keep();
    };
  }, [placeKey]);

  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const nearEnd = last !== undefined && last.index >= data.length - NEAR;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  }, [nearEnd, onNearEnd]);

  const span = props.columns.length;
  const model = table.getRowModel().rows;
  return (
    <Table
      caption={props.caption}
      frameRef={frame}
      frameClassName={cn("min-h-0", props.className)}
      className="table-fixed"
      style={{ minWidth: minWidthOf(props.columns) }}
      aria-rowcount={data.length}
      aria-busy={rows === undefined}
    >
      <GridHead table={table} />
      {rows === undefined && <GridSkeleton columns={span} />}
      {first && <Spacer span={span} height={first.start - HEAD} />}
      {items.map((item) => {
        const row = model[item.index];
        if (!row) return null;
        return (
          <tbody key={item.key} ref={virtual.measureElement} data-index={item.index}>
            <GridRow
              row={row}
              table={table}
              index={item.index}
              selected={row.id === cursor.selected}
              tone={props.tone?.(row.original)}
              onSelect={() => cursor.select(row.id)}
              onOpen={props.onOpen && (() => props.onOpen?.(row.id))}
              open={detail ? row.id === openId : undefined}
            />
            {detail && row.id === openId && (
              <tr>
                <td colSpan={span} className="border-line border-b bg-paper p-0">
                  {detail(row.original)}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
      {last && <Spacer span={span} height={virtual.getTotalSize() - (last.end - HEAD)} />}
      {props.loadingMore && <GridSkeleton columns={span} lines={3} />}
      {rows?.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={span}>{props.empty}</td>
          </tr>
        </tbody>
      )}
    </Table>
  );
}

/** Fills the space of the rows above or below those in view. */
function Spacer({ span, height }: { span: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  );
}
