import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { weekData } from "@tablee/contracts/calls/weekly-categories";
import { callQuery } from "../../shared/api/calls.ts";

export type RankedWeek = OutputOf<typeof weekData>;
export type Category = RankedWeek["categories"][number]["category"];
export type RankedItem = RankedWeek["categories"][number]["items"][number];

/** A week's categories. They are not refetched while a person ranks: conflicts are resolved when saving. */
export const weekOf = (input: SentInputOf<typeof weekData>) => callQuery(weekData, input, { refetchOnWindowFocus: false, steady: true });
