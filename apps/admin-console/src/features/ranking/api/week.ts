import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { weekData } from "@tablee/contracts/calls/weekly-categories";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type RankedWeek = OutputOf<typeof weekData>;
export type Category = RankedWeek["categories"][number]["category"];
export type RankedItem = RankedWeek["categories"][number]["items"][number];

/** A week's categories. Not read again behind somebody's back while they rank: others' changes are met when saving. */
export const weekOf = (input: SentInputOf<typeof weekData>) =>
  queryOptions({
    queryKey: ["ranking", input.region, input.week ?? "next"],
    queryFn: ({ signal }) => api(weekData, input, { signal }),
    refetchOnWindowFocus: false,
  });
