import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

/** The names in the address that say how a menu is read: its shelf, its filters, and its region (shelves/use-menu-search.ts). */
export const menuNames = ["show", "category", "diets", "minutes", "without", "q", "region"];

/** The search that the links to other weeks keep, and the region in it. */
export function useKeptSearch() {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  return useMemo(() => {
    const kept: Record<string, string | undefined> = Object.fromEntries(menuNames.map((name) => [name, search[name]]));
    const region: Region | undefined = regions.find((candidate) => candidate === kept.region);
    return { kept, region };
  }, [search]);
}
