import type { InfiniteData } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Page } from "./collect-pages.ts";

interface Paged<P> {
  readonly data: InfiniteData<P, unknown> | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The rows of a keyset as far as it has been read, and what reads on when their end comes near. */
export function useRows<P extends Page<unknown>>({ data, hasNextPage, isFetchingNextPage, fetchNextPage }: Paged<P>) {
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows as P["rows"][number][]), [data]);
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { rows, first: data?.pages[0], onNearEnd };
}
