import type { Account } from "@tablee/domain/account/decider";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "../order/own-order.ts";

/** Notices that only make sense while the order can still be changed. */
const beforeCutoff: ReadonlySet<NoticeKind> = new Set(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"]);

/** Why somebody is not told; undefined: tell them. What is part of the service cannot be turned off; nobody can be told by text without a number. */
export function notWantedBecause(
  kind: NoticeKind,
  channel: Channel,
  order: ExistingOrder,
  account: Account,
  at: string,
): string | undefined {
  if (account.status !== "open") return "account-closed";
  if (channel === "sms" && account.address?.address.phone === undefined) return "no-phone";
  if (beforeCutoff.has(kind) && (order.status !== "open" || at >= order.calendar.cutoffAt)) return "no-longer-open";
  return undefined;
}
