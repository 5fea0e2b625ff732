import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";
import { DataAge } from "../components/data-age.tsx";
import { Screen } from "../components/screen.tsx";
import { PagedGrid, type PagedGridProps } from "./paged-grid.tsx";

interface ListScreenProps<Row extends RowData> extends Omit<PagedGridProps<Row>, "caption" | "className"> {
  title: string;
  /** Beside how old the data is: what can be done. */
  aside?: ReactNode;
  /** Under the title: filters. */
  toolbar?: ReactNode;
  /** Between these and the table: filters that take a line of their own. */
  above?: ReactNode;
  /** Sheets that open over it. */
  children?: ReactNode;
}

/** A screen that is one long table of what the server searches, sorts and pages. */
export function ListScreen<Row extends RowData>({ title, aside, toolbar, above, children, ...grid }: ListScreenProps<Row>) {
  const { query } = grid;
  return (
    <Screen
      fixed
      title={title}
      toolbar={toolbar}
      aside={
        <>
          <DataAge asOf={query.data?.pages[0]?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
          {aside}
        </>
      }
    >
      {above}
      <PagedGrid {...grid} caption={title} className="grow max-lg:h-[75dvh]" />
      {children}
    </Screen>
  );
}
