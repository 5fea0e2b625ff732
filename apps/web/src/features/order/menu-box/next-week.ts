import type { OrderCard } from "@tablee/contracts/schemas";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../shared/api/session.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";

type Box = Pick<OrderCard, "week" | "status" | "editable" | "changeable">;

/** The week of the first box that can be changed; undefined where none can be, or each is skipped. */
export const nextWeek = (orders: readonly Box[]): string | undefined =>
  orders.find(({ status, editable, changeable }) => status !== "skipped" && (editable || changeable))?.week;

/** The week on which a client's menu opens; 'unknown' until the account answers, and undefined for a visitor. */
export function useNextWeek(): string | "unknown" | undefined {
  const client = useClient();
  const { data, error } = useQuery({ ...accountQuery, enabled: Boolean(client) });
  if (!client || error) return undefined;
  return data ? nextWeek(data.orders) : "unknown";
}
