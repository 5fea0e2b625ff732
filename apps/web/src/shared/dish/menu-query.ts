import { menuData } from "@tablee/contracts/calls/menu";
import type { Region } from "@tablee/domain/kernel/region";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";

/** The menu of a week, by its Monday or as this week's; the server knows the region where none is named. */
export const menuQuery = (date: string, region?: Region) =>
  queryOptions({
    queryKey: ["menu", date, region ?? "own"],
    queryFn: ({ signal }) => request(menuData, { date, ...(region ? { region } : {}) }, { signal }),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
