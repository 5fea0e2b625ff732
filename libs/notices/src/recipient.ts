import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { Channel, MessageChannel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import { outdatedAccountNotice } from "./account/outdated.ts";
import { unconsented } from "./consent.ts";
import type { NoticeContext, OpenAccount } from "./matter.ts";
import { outdatedOrderNotice } from "./order/outdated.ts";

/** Who receives a notice, where, and by which channel. */
export type Addressee =
  | { readonly channel: MessageChannel; readonly to: string; readonly account: OpenAccount }
  | { readonly channel: "push"; readonly to: AccountId; readonly devices: readonly string[]; readonly account: OpenAccount };

/** Why a notice is not sent, by the channel that it would have taken. */
interface Unwanted {
  readonly channel: Channel;
  readonly because: string;
}

/** Notices that go by text alone: without a number, by mail instead. */
const byTextAlone: ReadonlySet<NoticeKind> = new Set(["on-its-way"]);

/** What the owner of a closed account is told as well: the owner still signs in, to read. */
const whileClosed: ReadonlySet<NoticeKind> = new Set([
  "reset-link",
  "sign-in-changed",
  "email-changed",
  "email-replaced",
  "provider-linked",
  "provider-removed",
  "subscription-closed",
  "acted-for",
]);

/** What devices show is of the moment: a worker that was stopped for longer says no more that a box is on its way. */
const HOURS_SHOWN = 6;

/**
 * Who receives a notice. What is part of the service cannot be turned off, and without a number nothing goes by text; what sells
 * something, and what devices show, needs consent at the moment when it is sent.
 */
export function recipientOf(matter: NoticeContext, at: string): Addressee | Unwanted {
  const { account } = matter;
  const phone = "address" in account ? account.address?.address.phone : undefined;
  const channel = phone === undefined && byTextAlone.has(matter.kind) && matter.channel === "sms" ? "mail" : matter.channel;
  if (account.status === "none" || account.status === "forgotten") return { channel, because: "account-closed" };
  if (account.status === "closed" && !whileClosed.has(matter.kind)) return { channel, because: "account-closed" };
  const because = unconsented(matter, channel) ?? outdatedBecause(matter, account, at);
  if (channel === "push") return because === undefined ? shown(matter, account, at) : { channel, because };
  const to = channel === "mail" ? emailFor(matter, account) : phone;
  if (to === undefined) return { channel, because: channel === "mail" ? "account-closed" : "no-phone" };
  return because === undefined ? { channel, to, account } : { channel, because };
}

function shown({ devices = [], happenedAt }: NoticeContext, account: OpenAccount, at: string): Addressee | Unwanted {
  const channel = "push";
  if (devices.length === 0) return { channel, because: "no-device" };
  if (happenedAt !== undefined && at >= addHours(happenedAt, HOURS_SHOWN)) return { channel, because: "too-late" };
  return { channel, to: account.accountId, devices, account };
}

/** Where mail goes: to the account's address, but for what an address is told that the account had before. */
const emailFor = (matter: NoticeContext, { person, formerEmails = [] }: OpenAccount): string | undefined =>
  matter.kind === "email-replaced" ? formerEmails.find(({ changedAt }) => changedAt === matter.happenedAt)?.email : person.email;

/** Why a notice would no longer tell what is so; undefined when it does. */
function outdatedBecause(matter: NoticeContext, account: OpenAccount, at: string): string | undefined {
  switch (matter.about) {
    case "order":
      return outdatedOrderNotice(matter, account, at);
    case "account":
      return outdatedAccountNotice(matter, account, at);
    default:
      return never(matter);
  }
}
