import { SkeletonGroup, SkeletonText } from "@tablee/ui/components/feedback/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "./load-error.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Lines that stand in for it while it is read. */
  lines: number;
  /** Around those lines. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** The data of a query: placeholder lines while it loads, and an error if it failed. */
export function Loaded<Data>({ query, lines, className = "p-4", children }: LoadedProps<Data>) {
  if (query.isPending)
    return (
      <SkeletonGroup className={className}>
        <SkeletonText lines={lines} />
      </SkeletonGroup>
    );
  if (query.data === undefined) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  return children(query.data);
}
