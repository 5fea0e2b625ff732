import { never } from "@tablee/domain/kernel/errors";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import { outdatedAccountNotice } from "./account/outdated.ts";
import type { NoticeMatter, OpenAccount } from "./matter.ts";
import { outdatedOrderNotice } from "./order/outdated.ts";

/** Who receives a notice, where, and by which channel. */
export interface Addressee {
  readonly channel: Channel;
  readonly to: string;
  readonly account: OpenAccount;
}

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

/** Who receives a notice; what is part of the service cannot be turned off, and without a number nothing goes by text. */
export function recipientOf(matter: NoticeMatter, at: string): Addressee | Unwanted {
  const { account } = matter;
  const phone = "address" in account ? account.address?.address.phone : undefined;
  const channel = phone === undefined && byTextAlone.has(matter.kind) ? "mail" : matter.channel;
  if (account.status === "none" || account.status === "forgotten") return { channel, because: "account-closed" };
  if (account.status === "closed" && !whileClosed.has(matter.kind)) return { channel, because: "account-closed" };
  const to = channel === "mail" ? emailFor(matter, account) : phone;
  if (to === undefined) return { channel, because: channel === "mail" ? "account-closed" : "no-phone" };
  const because = outdatedBecause(matter, account, at);
  return because === undefined ? { channel, to, account } : { channel, because };
}

/** Where mail goes: to the account's address, but for what an address is told that the account had before. */
const emailFor = (matter: NoticeMatter, { person, formerEmails = [] }: OpenAccount): string | undefined =>
  matter.kind === "email-replaced" ? formerEmails.find(({ changedAt }) => changedAt === matter.happenedAt)?.email : person.email;

/** Why a notice would no longer tell what is so; undefined when it does. */
function outdatedBecause(matter: NoticeMatter, account: OpenAccount, at: string): string | undefined {
  switch (matter.about) {
    case "order":
      return outdatedOrderNotice(matter, account, at);
    case "account":
      return outdatedAccountNotice(matter, account, at);
    default:
      return never(matter);
  }
}
