import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Pane } from "../../shared/components/pane.tsx";

interface RoutePaneProps<Data> {
  title: string;
  aside?: ReactNode;
  /** Above the content, whether or not it is loaded. */
  notice?: ReactNode;
  query: UseQueryResult<Data>;
  /** The lines of its placeholder. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** One part of a route: its content once it is loaded, until then a placeholder, or the error with a retry. */
export function RoutePane<Data>({ title, aside, notice, query, lines, children }: RoutePaneProps<Data>) {
  return (
    <Pane title={title} aside={aside}>
      {notice}
      {query.isPending ? (
        <LoadingText lines={lines} className="p-4" />
      ) : query.data === undefined ? (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        children(query.data)
      )}
    </Pane>
  );
}
