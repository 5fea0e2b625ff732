import { z } from "zod";
import type { MarketingPurpose } from "../consent/vocabulary.ts";
import { AccountIdText, OrderIdText } from "../kernel/schemas.ts";
import { accountNoticeWords, orderNoticeWords } from "./kind-words.ts";

/** What a notice can be about. */
export const subjectKinds = ["account", "order"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const subject = <Kind extends SubjectKind, Id extends z.ZodType>(kind: Kind, id: Id) => z.strictObject({ kind: z.literal(kind), id });
export const NoticeSubject = z.discriminatedUnion("kind", [subject("account", AccountIdText), subject("order", OrderIdText)]);
export type NoticeSubject = z.infer<typeof NoticeSubject>;

const kindsIn = <Kind extends string>(words: Readonly<Record<Kind, unknown>>): readonly Kind[] => Object.keys(words) as Kind[];

/** What people are told about each kind of subject, by mail, in a text message or on their devices. */
export const noticesAbout = {
  order: kindsIn(orderNoticeWords),
  account: kindsIn(accountNoticeWords),
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

/** What a mail may need consent to. */
export type MailPurpose = (typeof marketingNotices)[MarketingNotice];
export const mailPurposes: readonly MailPurpose[] = [...new Set(Object.values(marketingNotices))];

export const isMarketing = (kind: NoticeAbout<SubjectKind>): kind is MarketingNotice => Object.hasOwn(marketingNotices, kind);

export const noticeKinds = [...noticesAbout.order, ...noticesAbout.account] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const channels = ["mail", "sms", "push"] as const;
export const Channel = z.enum(channels);
export type Channel = z.infer<typeof Channel>;
/** What goes to one address or number. What devices show goes to all of an account. */
export type MessageChannel = Exclude<Channel, "push">;
