import { menuData } from "@tablee/contracts/calls/menu";
import type { Region } from "@tablee/domain/kernel/place/region";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../api/calls.ts";

/** The menu of a week, by its Monday or as this week's; the server knows the default region. */
export const menuQuery = (date: string, region?: Region) =>
  callQuery(menuData, { date, region }, { staleTime: 5 * 60_000, placeholderData: keepPreviousData });
