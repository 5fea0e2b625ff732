import { productsAvailability } from "@tablee/contracts/calls/account";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../../../shared/api/calls.ts";
import type { EditorData, EditorItem } from "../draft.ts";

/** The units left of each item of a box's week; refetched while the box is edited. */
const unitsLeftQuery = (orderId: string) => callQuery(productsAvailability, { orderId }, { staleTime: 30_000, refetchInterval: 30_000 });

/** The editor's data with the units left now, since other customers order too. */
export function useUnitsLeft(data: EditorData, readAt: number): EditorData {
  const { data: now, dataUpdatedAt } = useQuery(unitsLeftQuery(data.order.orderId));
  return useMemo(() => {
    if (!now || dataUpdatedAt < readAt) return data;
    const left = new Map(now.items.map(({ sku, unitsLeft }) => [sku, unitsLeft]));
    return { ...data, items: data.items.map((item) => withUnits(item, left.get(item.dish.sku) ?? item.unitsLeft)) };
  }, [data, now, dataUpdatedAt, readAt]);
}

/** Returns the same object if nothing changed: its tile is then not rendered again. */
const withUnits = (item: EditorItem, unitsLeft: number): EditorItem => (item.unitsLeft === unitsLeft ? item : { ...item, unitsLeft });
