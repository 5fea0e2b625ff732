import type { Channel } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import type { OpenAccount } from "../matter.ts";
import { frames } from "./frames.ts";
import { htmlOf } from "./html.ts";
import type { Words } from "./words.ts";

/** A message as its carrier takes it: a mail with its plain text beside it, a text message, or what a device shows. */
export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What a tap opens, where a device shows it. */
  readonly url?: string;
}

/** Whom a message is written to, under which name, and where its links lead. */
export interface Frame {
  readonly account: Pick<OpenAccount, "language" | "person">;
  readonly brand: Brand;
  readonly publicUrl: string;
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

function mailOf(words: Words, { account, brand, publicUrl }: Frame): Composed {
  const { language, person } = account;
  const { colon, ...frame } = frames[language];
  const greeting = frame.greeting(person.firstName);
  const closing = `${frame.contact(brand.contact)}\n\n${frame.closing(brand.name)}`;
  const link = words.action ? [`${words.action.label}${colon} ${publicUrl}${words.action.path}`] : [];
  const facts = (words.facts ?? []).map(([label, value]) => `${label}${colon} ${value}`);
  const bills = (words.bills ?? []).map(({ title, lines }) =>
    [title, ...lines.map(({ label, amount, note }) => `${label}${colon} ${amount}${note ? `\n  ${note}` : ""}`)].join("\n"),
  );
  const text = [greeting, ...words.paragraphs, ...bills, facts.join("\n"), ...link, closing].filter(Boolean).join("\n\n");
  return { subject: words.subject, text, html: htmlOf(words, { greeting, closing, publicUrl, language, brand }) };
}
