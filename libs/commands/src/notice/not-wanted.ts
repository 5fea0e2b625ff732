import type { Account } from "@tablee/domain/account/decider";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "../order/own-order.ts";

/** Notices that only make sense while the order can still be changed. */
const beforeCutoff: ReadonlySet<NoticeKind> = new Set(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"]);

/** Notices that go by text alone: without a number, by mail instead. */
const byTextAlone: ReadonlySet<NoticeKind> = new Set(["on-its-way"]);

const hasNumber = (account: Account): boolean => "address" in account && account.address?.address.phone !== undefined;

/** The channel that a notice takes. */
export const channelOf = (kind: NoticeKind, wanted: Channel, account: Account): Channel =>
  wanted === "sms" && byTextAlone.has(kind) && !hasNumber(account) ? "mail" : wanted;

/** Why somebody is not told; undefined: tell them. What is part of the service cannot be turned off; nobody can be told by text without a number. */
export function notWantedBecause(
  kind: NoticeKind,
  channel: Channel,
  order: ExistingOrder,
  account: Account,
  at: string,
): string | undefined {
  if (account.status !== "open") return "account-closed";
  if (channel === "sms" && !hasNumber(account)) return "no-phone";
  if (beforeCutoff.has(kind) && (order.status !== "open" || at >= order.calendar.cutoffAt)) return "no-longer-open";
  return undefined;
}
