import type { RowData } from "@tanstack/react-table";
import type { ReactElement, ReactNode } from "react";
import { DataAge } from "../components/data-age.tsx";
import { LoadError } from "../components/load-error.tsx";
import { Screen } from "../components/screen.tsx";
import { DataGrid, type DataGridProps } from "./data-grid.tsx";
import { PagedGrid, type PagedQuery } from "./paged-grid.tsx";

/** A query that reads all of its rows at once, and those that are shown of them. */
interface WholeList<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly asOf?: string | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface ListScreenProps<Row extends RowData>
  extends Omit<DataGridProps<Row>, "caption" | "className" | "rows" | "onNearEnd" | "loadingMore"> {
  title: string;
  query: PagedQuery<Row> | WholeList<Row>;
  /** The table's own name, if it differs from the screen's. */
  caption?: string;
  className?: string;
  /** The age of the data, where the screen shows more than the table. */
  age?: ReactElement;
  /** Beside the age of the data: the actions. */
  aside?: ReactNode;
  /** Under the title: filters. */
  toolbar?: ReactNode;
  /** Between these and the table: filters that take a line of their own. */
  above?: ReactNode;
  /** Shown instead of the table until there is a query. */
  instead?: ReactNode;
  /** Arranges the table among other panes. */
  frame?: (table: ReactElement) => ReactElement;
  /** Sheets that open over it. */
  children?: ReactNode;
}

/** A screen with one long table: of rows that the server searches, sorts and pages, or of rows that are fetched at once. */
export function ListScreen<Row extends RowData>(props: ListScreenProps<Row>) {
  const { title, query, age, aside, toolbar, above, instead, frame, children, caption = title, className = tall, ...grid } = props;
  const own = { ...grid, caption, className };
  const table = "fetchNextPage" in query ? <PagedGrid {...own} query={query} /> : <DataGrid {...own} rows={query.rows} />;
  const failed = "rows" in query && query.error !== null && query.rows === undefined;
  return (
    <Screen
      fixed
      title={title}
      toolbar={toolbar}
      aside={
        <>
          {age ?? (!instead && <AgeOf query={query} />)}
          {aside}
        </>
      }
    >
      {above}
      {instead ? (
        instead
      ) : failed ? (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        (frame?.(table) ?? table)
      )}
      {children}
    </Screen>
  );
}

const tall = "grow max-lg:h-[75dvh]";

function AgeOf<Row>({ query }: { query: PagedQuery<Row> | WholeList<Row> }) {
  const stands = "rows" in query ? { asOf: query.asOf } : { asOf: query.data?.pages[0]?.asOf };
  return <DataAge {...stands} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />;
}
