import { createTransport } from "nodemailer";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import type { Message, MessageCarrier } from "./message-carrier.ts";
import { mailOf, type Sender } from "./mime.ts";

/** The part of nodemailer's errors that separates permanent from transient ones. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The SMTP command that failed; `API` when the server was not contacted. */
  readonly command?: string;
}

/** Exactly one address: parsed as a list it could name other recipients. */
const ADDRESS = /^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/;
const SECONDS = 1_000;

/** Sends mails to a server by SMTP, over a few connections that stay open. */
export class SmtpCarrier implements MessageCarrier {
  readonly #transport;
  readonly #sender: () => Sender;

  /** `url` is `smtp://` or, with TLS from the beginning, `smtps://`, with user and password where the server wants them. */
  constructor(url: string, sender: () => Sender) {
    this.#sender = sender;
    this.#transport = createTransport({
      url,
      pool: true,
      // A mail in flight when the connection broke may have arrived: the caller decides when to send it again.
      maxRequeues: 0,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 60 * SECONDS,
    });
  }

  async deliver(message: Message): Promise<void> {
    if (!ADDRESS.test(message.to)) throw new PermanentFailure("mail-address-invalid", "this is no address for a mail");
    try {
      await this.#transport.sendMail(mailOf(message, this.#sender()));
    } catch (error) {
      throw failureOf(error as SmtpError);
    }
  }

  /** The mail server owns the mails that were handed over. */
  async forget(): Promise<void> {}
  async forgetSent(): Promise<void> {}

  close(): void {
    this.#transport.close();
  }
}

/**
 * A 5xx for the recipient or for the message itself is permanent, and so is an invalid address. Anything else, such as a refused login,
 * concerns the server or us, and is transient. Only the number of the server's reply is kept: its words repeat addresses.
 */
function failureOf({ code, responseCode, command }: SmtpError): PermanentFailure | TransientFailure {
  if (code === "EENVELOPE" && command === "API") return new PermanentFailure("mail-address-invalid", "this is no address for a mail");
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  if (isAboutMail && responseCode !== undefined && responseCode >= 500)
    return new PermanentFailure(`mail-refused-${responseCode}`, `the mail server answered ${responseCode} to ${command}`);
  if (responseCode !== undefined)
    return new TransientFailure(`mail-delayed-${responseCode}`, `the mail server answered ${responseCode} to ${command}`);
  return new TransientFailure("mail-unreachable", `the mail server was not reached: ${code}`);
}
