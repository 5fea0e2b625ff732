import MailComposer, { type MailComposerOptions } from "nodemailer/lib/mail-composer";
import type { Message } from "./message-carrier.ts";

/** Who mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail as nodemailer takes it. Its recipient is one address, whatever signs it holds, and its Message-ID is the message's own: what
 * is handed over twice can be known as one.
 */
export function mailOf({ messageId, to, subject, text, html, unsubscribeUrl, at }: Message, from: Sender) {
  return {
    from: { ...from },
    to: { name: "", address: to },
    subject,
    text,
    html,
    date: new Date(at),
    messageId: `<${messageId}@${from.address.split("@").at(-1)}>`,
    // One click, as RFC 8058 has it: the program posts to the address, and no page has to be opened.
    ...(unsubscribeUrl && {
      headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies MailComposerOptions;
}

/** A mail in the form in which mail programs open it. */
export const emlOf = (message: Message, from: Sender): Promise<Buffer> => new MailComposer(mailOf(message, from)).compile().build();
