import type { Language } from "@tablee/domain/kernel/place/region";
import { sellerLine } from "@tablee/domain/kernel/seller-line";
import type { Channel, MailPurpose } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import type { OpenAccount } from "../context.ts";
import { frames } from "./frames.ts";
import { type Footer, htmlOf } from "./html.ts";
import type { Words } from "./words.ts";

/** A message as its carrier takes it: a mail with its plain text beside it, a text message, or what a device shows. */
export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What a tap opens, where a device shows it. */
  readonly url?: string;
  /** Where consent to such mails is taken back, for mail programs. */
  readonly unsubscribeUrl?: string;
}

/** Whom a message is written to, under which name, and where its links lead. */
export interface Frame {
  readonly account: Pick<OpenAccount, "language" | "person">;
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Of what is no part of the service: to what its recipient agreed, and the address at which that is taken back. */
  readonly marketing?: { readonly purpose: MailPurpose; readonly unsubscribeUrl: string } | undefined;
}

/** Lays words out for a channel. */
export function compose(words: Words, channel: Channel, frame: Frame): Composed {
  if (channel === "mail") return mailOf(words, frame);
  // A device shows whose message it is by itself, and opens what is behind it.
  if (channel === "push")
    return { subject: frame.brand.name, text: capital(words.sms), url: `${frame.publicUrl}${words.action?.path ?? "/"}` };
  const link = words.smsLinks && words.action ? ` ${frame.publicUrl}${words.action.path}` : "";
  return { subject: words.subject, text: `${frame.brand.name}${frames[frame.account.language].colon} ${words.sms}${link}` };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function mailOf(words: Words, { account, brand, publicUrl, marketing }: Frame): Composed {
  const { language, person } = account;
  const { colon, ...frame } = frames[language];
  const greeting = frame.greeting(person.firstName);
  const closing = `${frame.contact(brand.contact)}\n\n${frame.closing(brand.name)}`;
  const link = words.action ? [`${words.action.label}${colon} ${publicUrl}${words.action.path}`] : [];
  const facts = (words.facts ?? []).map(([label, value]) => `${label}${colon} ${value}`);
  const bills = (words.bills ?? []).map(({ title, lines }) =>
    [title, ...lines.map(({ label, amount, note }) => `${label}${colon} ${amount}${note ? `\n  ${note}` : ""}`)].join("\n"),
  );
  const footer = marketing && marketingFooter(marketing, { brand, language });
  const end = footer ? [`${footer.because}\n${footer.label}${colon} ${footer.url}\n${footer.sender}`] : [];
  const text = [greeting, ...words.paragraphs, ...bills, facts.join("\n"), ...link, closing, ...end].filter(Boolean).join("\n\n");
  const html = htmlOf(words, { greeting, closing, footer, publicUrl, language, brand });
  return { subject: words.subject, text, html, ...(footer && { unsubscribeUrl: footer.url }) };
}

/** What the law asks of a mail that is no part of the service: why it comes, how to stop it, who sends it and where they are. */
function marketingFooter(
  { purpose, unsubscribeUrl: url }: NonNullable<Frame["marketing"]>,
  { brand: { seller }, language }: { readonly brand: Brand; readonly language: Language },
): Footer {
  const { because, unsubscribe: label } = frames[language];
  return { because: because[purpose], label, url, sender: sellerLine(seller, language) };
}
