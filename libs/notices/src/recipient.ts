import { namesService } from "@tablee/domain/consent/wordings";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { type Channel, isMarketing, type MessageChannel, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { UnsentReason } from "@tablee/domain/notice/words";
import type { AccountMatter, GiftCardMatter, NoticeContext, OpenAccount, OrderMatter, ReferralMatter } from "./context.ts";
import type { Reader } from "./layout/compose.ts";
import { templates } from "./templates/all-templates.gen.ts";

/** Returns the reason why a notice lacks its recipient's consent; undefined where they have agreed, or where it is part of the service. */
function unconsented({ kind, consents = {} }: OwnersMatter, channel: Channel): UnsentReason | undefined {
  if (isMarketing(kind)) return consents[channel === "mail" ? marketingNotices[kind] : channel] === undefined ? "no-consent" : undefined;
  return channel === "push" && !namesService(consents.push) ? "no-consent" : undefined;
}

/** A notice to the owner of an account. */
type OwnersMatter = OrderMatter | AccountMatter;

/** The recipient of a notice: account, address, and channel. */
export type Addressee = OwnerAddressed | ReaderAddressed;

/** The buyer or the recipient of a gift card, or an invited friend: they need no account. */
interface ReaderAddressed {
  readonly channel: "mail";
  readonly to: string;
  readonly reader: Reader;
}

type OwnerAddressed =
  | { readonly channel: MessageChannel; readonly to: string; readonly account: OpenAccount }
  | { readonly channel: "push"; readonly to: AccountId; readonly devices: readonly string[]; readonly account: OpenAccount };

/** The reason why a notice is not sent, by the channel that it would have taken. */
interface Unwanted {
  readonly channel: Channel;
  readonly because: UnsentReason;
}

/** Push messages are momentary: after a longer stop of the worker, none announces a box on its way. */
const HOURS_SHOWN = 6;

/**
 * Determines the recipient of a notice. Notices that are part of the service cannot be turned off; texts need a phone number; marketing and
 * push messages need consent at the moment of sending.
 */
export function recipientOf(matter: NoticeContext, at: string): Addressee | Unwanted {
  if (matter.about === "gift-card") return recipientOfGift(matter);
  return matter.about === "referral" ? invitedFriend(matter) : ownerOf(matter, at);
}

/** The friend gets one mail, unless the account has closed since: its link brings it nothing any more. */
function invitedFriend({ account, friend, language }: ReferralMatter): Addressee | Unwanted {
  if (account.status !== "open" || account.erasure) return { channel: "mail", because: "account-closed" };
  if (friend === undefined) return { channel: "mail", because: "no-address" };
  return { channel: "mail", to: friend.email, reader: { language, person: { firstName: friend.name } } };
}

/** The recipient gets the code; all else goes to the buyer. Once the buyer is forgotten, neither is known. */
function recipientOfGift({ kind, details }: GiftCardMatter): Addressee | Unwanted {
  const { buyer, recipient, language } = details;
  const person = kind === "gift-card-received" ? recipient : buyer;
  if (person?.email === undefined) return { channel: "mail", because: "no-address" };
  return { channel: "mail", to: person.email, reader: { language, person: { firstName: person.name } } };
}

function ownerOf(matter: OwnersMatter, at: string): OwnerAddressed | Unwanted {
  const { account } = matter;
  const phone = "address" in account ? account.address?.address.phone : undefined;
  const channel = phone === undefined && isByTextAlone(matter) && matter.channel === "sms" ? "mail" : matter.channel;
  if (account.status === "none" || account.status === "forgotten") return { channel, because: "account-closed" };
  if (account.status === "closed" && !isForClosed(matter)) return { channel, because: "account-closed" };
  const because = unconsented(matter, channel) ?? outdatedBecause(matter, account, at);
  if (channel === "push") return because === undefined ? shown(matter, account, at) : { channel, because };
  const to = channel === "mail" ? emailFor(matter, account) : phone;
  if (to === undefined) return { channel, because: channel === "mail" ? "account-closed" : "no-phone" };
  return because === undefined ? { channel, to, account } : { channel, because };
}

function shown({ devices = [], happenedAt }: OwnersMatter, account: OpenAccount, at: string): OwnerAddressed | Unwanted {
  const channel = "push";
  if (devices.length === 0) return { channel, because: "no-device" };
  if (happenedAt !== undefined && at >= addHours(happenedAt, HOURS_SHOWN)) return { channel, because: "too-late" };
  return { channel, to: account.accountId, devices, account };
}

/** The address of a mail: the account's present one, except for the notice to a replaced address. */
const emailFor = (matter: OwnersMatter, { person, formerEmails = [] }: OpenAccount): string | undefined =>
  matter.kind === "email-replaced" ? formerEmails.find(({ changedAt }) => changedAt === matter.happenedAt)?.email : person.email;

const isByTextAlone = (matter: OwnersMatter): boolean => matter.about === "order" && templates.order[matter.kind].byTextAlone === true;

const isForClosed = (matter: OwnersMatter): boolean => matter.about === "account" && templates.account[matter.kind].whileClosed;

/** Returns the reason why a notice is outdated; undefined while it is accurate. */
function outdatedBecause(matter: OwnersMatter, account: OpenAccount, at: string): UnsentReason | undefined {
  switch (matter.about) {
    case "order":
      return templates.order[matter.kind].outdated(matter, account, at);
    case "account":
      return templates.account[matter.kind].outdated(matter, account, at);
    default:
      return never(matter);
  }
}
