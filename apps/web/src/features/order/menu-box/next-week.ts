import type { OrderCard } from "@tablee/contracts/schemas";
import { useQuery } from "@tanstack/react-query";
import { useClient, useSignedIn } from "../../../shared/api/session.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";

type Box = Pick<OrderCard, "week" | "status" | "editable">;

/** The week of the first box that the menu can fill; undefined if there is none. A paid first box is changed in its editor alone. */
export const nextWeek = (orders: readonly Box[]): string | undefined =>
  orders.find(({ status, editable }) => status !== "skipped" && editable)?.week;

/** The week on which a client's menu opens; 'unknown' until the account answers, and undefined for a visitor. */
export function useNextWeek(): string | "unknown" | undefined {
  const client = useClient();
  const signedIn = useSignedIn();
  const { data, error } = useQuery({ ...accountQuery, enabled: Boolean(client) });
  if (!signedIn || error) return undefined;
  return data ? nextWeek(data.orders) : "unknown";
}
