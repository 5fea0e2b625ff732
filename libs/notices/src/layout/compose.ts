import type { Language } from "@tablee/domain/kernel/place/region";
import { sellerLine } from "@tablee/domain/kernel/seller-line";
import type { Channel } from "@tablee/domain/notice/vocabulary";
import type { ImageService } from "@tablee/gateways/images/image-service";
import type { Brand } from "@tablee/platform/brand";
import { type FooterPurpose, frames } from "./frames.ts";
import { type Footer, htmlOf } from "./html.ts";
import type { Words } from "./words.ts";

/** A message as its carrier takes it: a mail with its plain-text part, a text message, or a push message. */
export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The address that a tap opens, where a device shows it. */
  readonly url?: string;
  /** The address that withdraws consent to such mails, for mail programs. */
  readonly unsubscribeUrl?: string;
}

/** The language and the name by which a message addresses its reader. */
export interface Reader {
  readonly language: Language;
  readonly person: { readonly firstName: string };
}

/** The recipient of a message, its brand, the base address of its links, and the service of its images. */
export interface Frame {
  readonly account: Reader;
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly images: Pick<ImageService, "address">;
  /** In mails that are no part of the service: their purpose, and the address that withdraws consent to it, or declines invitations. */
  readonly marketing?: { readonly purpose: FooterPurpose; readonly unsubscribeUrl: string } | undefined;
}

/** Lays words out for a channel. */
export function compose(written: Words, channel: Channel, frame: Frame): Composed {
  const words = { ...written, paragraphs: written.paragraphs.map(withSingleStops), sms: withSingleStops(written.sms) };
  if (channel === "mail") return mailOf(words, frame);
  // A device shows the sender on its own, and a tap opens the linked page.
  if (channel === "push")
    return { subject: frame.brand.name, text: capital(words.sms), url: `${frame.publicUrl}${words.action?.path ?? "/"}` };
  const link = words.smsLinks && words.action ? ` ${frame.publicUrl}${words.action.path}` : "";
  return { subject: words.subject, text: `${frame.brand.name}${frames[frame.account.language].colon} ${words.sms}${link}` };
}

/** A time at the end of a sentence, "11:59 p.m.", ends it as well. */
const withSingleStops = (text: string): string => text.replaceAll(/([ap]\.m\.)\.(?=\s|$)/g, "$1");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function mailOf(words: Words, { account, brand, publicUrl, images, marketing }: Frame): Composed {
  const { language, person } = account;
  const { colon, ...frame } = frames[language];
  const greeting = frame.greeting(person.firstName);
  const closing = `${frame.contact(brand.contact)}\n\n${frame.closing(brand.name)}`;
  const link = words.action ? [`${words.action.label}${colon} ${publicUrl}${words.action.path}`] : [];
  const facts = (words.facts ?? []).map(([label, value, path]) =>
    path === undefined ? `${label}${colon} ${value}` : `${label}${colon} ${value}, ${publicUrl}${path}`,
  );
  const bills = (words.bills ?? []).map(({ title, lines }) =>
    [title, ...lines.map(({ label, amount, note }) => `${label}${colon} ${amount}${note ? `\n  ${note}` : ""}`)].join("\n"),
  );
  const footer = marketing && marketingFooter(marketing, { brand, language });
  const end = footer ? [`${footer.because}\n${footer.label}${colon} ${footer.url}\n${footer.sender}`] : [];
  const text = [greeting, ...words.paragraphs, ...bills, facts.join("\n"), ...link, closing, ...end].filter(Boolean).join("\n\n");
  const html = htmlOf(words, { greeting, closing, footer, publicUrl, images, language, brand });
  return { subject: words.subject, text, html, ...(footer && { unsubscribeUrl: footer.url }) };
}

/**
 * The footer that the law requires in a mail that is no part of the service: why it was sent, how to stop it, who sends it and their postal
 * address.
 */
function marketingFooter(
  { purpose, unsubscribeUrl: url }: NonNullable<Frame["marketing"]>,
  { brand: { seller }, language }: { readonly brand: Brand; readonly language: Language },
): Footer {
  const { because, unsubscribe: label } = frames[language];
  return { because: because[purpose], label, url, sender: sellerLine(seller, language) };
}
