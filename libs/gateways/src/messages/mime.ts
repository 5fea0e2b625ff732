import { brandKeys, wordmarkId } from "@tablee/platform/brand";
import MailComposer, { type MailComposerOptions } from "nodemailer/lib/mail-composer";
import type { Message } from "./message-carrier.ts";
import { wordmarkImages } from "./wordmark-images.ts";

/** The sender of mails. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail in nodemailer's form. Its recipient is one address, with any characters, and its Message-ID is the message's own: a mail that is
 * handed over twice can be recognised.
 */
export function mailOf({ messageId, to, subject, text, html, unsubscribeUrl, at }: Message, from: Sender) {
  return {
    from: { ...from },
    to: { name: "", address: to },
    subject,
    text,
    html,
    attachments: picturesIn(html),
    date: new Date(at),
    messageId: `<${messageId}@${from.address.split("@").at(-1)}>`,
    headers: {
      // No person writes these mails, so absence notes should not answer them (RFC 3834, section 5).
      "Auto-Submitted": "auto-generated",
      // One click, by RFC 8058: the program posts to the address, and no page is opened.
      ...(unsubscribeUrl && { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies MailComposerOptions;
}

/** The drawn names that a mail refers to, attached to it: a mail program loads nothing from elsewhere. */
function picturesIn(html = "") {
  return brandKeys
    .filter((key) => html.includes(`cid:${wordmarkId(key)}"`))
    .map((key) => ({
      cid: wordmarkId(key),
      filename: `${wordmarkId(key)}.png`,
      contentType: "image/png",
      contentDisposition: "inline" as const,
      content: Buffer.from(wordmarkImages[key], "base64"),
    }));
}

/** The mail with its pictures inside, for viewers that have the mail's text alone. */
export const htmlWithPictures = (html: string): string =>
  brandKeys.reduce((text, key) => text.replaceAll(`cid:${wordmarkId(key)}"`, `data:image/png;base64,${wordmarkImages[key]}"`), html);

/** A mail in the file format that mail programs open. */
export const emlOf = (message: Message, from: Sender): Promise<Buffer> => new MailComposer(mailOf(message, from)).compile().build();
