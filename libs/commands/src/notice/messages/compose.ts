import type { Account } from "@tablee/domain/account/decider";
import type { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "../../order/own-order.ts";
import type { Bill } from "./bill.ts";
import { english } from "./english.ts";
import { factsOf, type MessageFacts } from "./facts.ts";
import { french } from "./french.ts";
import { htmlOf } from "./html.ts";
import { warnings } from "./warnings.ts";

export interface About {
  readonly order: ExistingOrder;
  readonly account: Extract<Account, { person: unknown }>;
  readonly nameOf: (sku: string) => string;
  readonly at: string;
  readonly publicUrl: string;
  /** Of what was paid or given back, as payment history and support have it; undefined for messages of anything else. */
  readonly receiptNumber?: string | undefined;
}

/** What a message says, before it is laid out: paragraphs, a few facts, and at most one thing to do. */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Money that adds up, before the facts. */
  readonly bills?: readonly Bill[];
  /** Label and value, one a line. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** The same in a text message. */
  readonly sms: string;
}

export type Phrases = Readonly<Record<NoticeKind, (facts: MessageFacts) => Words>> & {
  readonly greeting: (firstName: string) => string;
  readonly closing: string;
  /** A colon as the language sets it. */
  readonly colon: string;
};

/** A message in the customer's language: a mail with its plain text beside it, or a text message. */
export function compose(kind: NoticeKind, channel: Channel, about: About): { subject: string; text: string; html?: string } {
  const words = phrasesOf(about)[kind](factsOf(about));
  return channel === "sms" ? { subject: words.subject, text: words.sms } : layOut(words, about);
}

const phrasesOf = ({ account }: Pick<About, "account">): Phrases => (account.language === "fr" ? french : english);

/** A mail about the account itself. */
export const composeWarning = (about: Pick<About, "account" | "publicUrl">): ReturnType<typeof layOut> =>
  layOut(warnings[about.account.language], about);

function layOut(words: Omit<Words, "sms">, { account, publicUrl }: Pick<About, "account" | "publicUrl">) {
  const phrases = phrasesOf({ account });
  const greeting = phrases.greeting(account.person.firstName);
  const link = words.action ? [`${words.action.label}${phrases.colon} ${publicUrl}${words.action.path}`] : [];
  const facts = (words.facts ?? []).map(([label, value]) => `${label}${phrases.colon} ${value}`);
  const bills = (words.bills ?? []).map(({ title, lines }) =>
    [title, ...lines.map(({ label, amount }) => `${label}${phrases.colon} ${amount}`)].join("\n"),
  );
  const text = [greeting, ...words.paragraphs, ...bills, ...facts, ...link, phrases.closing].join("\n\n");
  return {
    subject: words.subject,
    text,
    html: htmlOf(words, { greeting, closing: phrases.closing, publicUrl, language: account.language }),
  };
}
