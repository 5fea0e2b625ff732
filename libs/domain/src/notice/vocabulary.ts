import { z } from "zod";
import type { MarketingPurpose } from "../consent/vocabulary.ts";
import { AccountIdText, OrderIdText, Uuid } from "../kernel/schemas.ts";
import { accountNoticeWords, giftCardNoticeWords, orderNoticeWords, referralNoticeWords } from "./kind-words.ts";

/** The kinds of subjects that a notice is about. */
export const subjectKinds = ["account", "order", "gift-card", "referral"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const subject = <Kind extends SubjectKind, Id extends z.ZodType>(kind: Kind, id: Id) => z.strictObject({ kind: z.literal(kind), id });
export const NoticeSubject = z.discriminatedUnion("kind", [
  subject("account", AccountIdText),
  subject("order", OrderIdText),
  subject("gift-card", Uuid),
  subject("referral", AccountIdText),
]);
export type NoticeSubject = z.infer<typeof NoticeSubject>;

const kindsIn = <Kind extends string>(words: Readonly<Record<Kind, unknown>>): readonly Kind[] => Object.keys(words) as Kind[];

/** The notices about each kind of subject, by mail, text message or push message. */
export const noticesAbout = {
  order: kindsIn(orderNoticeWords),
  account: kindsIn(accountNoticeWords),
  "gift-card": kindsIn(giftCardNoticeWords),
  referral: kindsIn(referralNoticeWords),
} as const satisfies Record<SubjectKind, readonly string[]>;
/** The notices about one kind of subject. */
export type NoticeAbout<Kind extends SubjectKind> = (typeof noticesAbout)[Kind][number];

/**
 * Notices that are no part of the service, each with the purpose that its mail needs consent to. Any other notice is about a box, money
 * or the account itself, and cannot be turned off.
 */
export const marketingNotices = { "still-paused": "email" } as const satisfies Readonly<
  Partial<Record<NoticeAbout<SubjectKind>, MarketingPurpose>>
>;
export type MarketingNotice = keyof typeof marketingNotices;

/** The purposes for which a mail may need consent. */
export type MailPurpose = (typeof marketingNotices)[MarketingNotice];
export const mailPurposes: readonly MailPurpose[] = [...new Set(Object.values(marketingNotices))];

export const isMarketing = (kind: NoticeAbout<SubjectKind>): kind is MarketingNotice => Object.hasOwn(marketingNotices, kind);

export const noticeKinds = [
  ...noticesAbout.order,
  ...noticesAbout.account,
  ...noticesAbout["gift-card"],
  ...noticesAbout.referral,
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const channels = ["mail", "sms", "push"] as const;
export const Channel = z.enum(channels);
export type Channel = z.infer<typeof Channel>;
/** The channels that reach one address or number. Push messages reach all devices of an account. */
export type MessageChannel = Exclude<Channel, "push">;

/** The hours after the first payment in which a welcome is news. */
export const WELCOME_HOURS = 48;

/** Mails a day to an address that was never verified, which may be a stranger's. */
export const UNPROVEN_MAILS_A_DAY = 10;

/** Notices that an account cannot cause at will: mailed at a request within limits of its own, or once for each version of the terms. */
const limited: ReadonlySet<NoticeKind> = new Set(["email-code", "reset-link", "receipt", "new-terms"]);

/** True for notices that do not count among the mails a day to an unverified address. */
export const isLimited = (kind: NoticeKind): boolean => limited.has(kind);
