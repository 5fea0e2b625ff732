import { createTransport } from "nodemailer";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import type { Message, MessageCarrier } from "./message-carrier.ts";
import { mailOf, type Sender } from "./mime.ts";

/** What of nodemailer's errors tells one that lasts from one that passes. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  /** What the server answered to; `API` when it was not asked. */
  readonly command?: string;
}

/** One address and nothing beside it: parsed as a list it could name other recipients. */
const ADDRESS = /^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/;
const SECONDS = 1_000;

/** Takes mails to a server by SMTP, over a few connections that stay open. */
export class SmtpCarrier implements MessageCarrier {
  readonly #transport;
  readonly #sender: Sender;

  /** `url` is `smtp://` or, with TLS from the beginning, `smtps://`, with user and password where the server wants them. */
  constructor(url: string, sender: Sender) {
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
      await this.#transport.sendMail(mailOf(message, this.#sender));
    } catch (error) {
      throw failureOf(error as SmtpError);
    }
  }

  /** What was handed over is the mail server's. */
  async forget(): Promise<void> {}

  close(): void {
    this.#transport.close();
  }
}

/**
 * A 5xx to the recipient or to the message itself lasts, and so does an address that no server could be asked for. Anything else, such
 * as a refused login, is about the server or about us, and passes. Only the number of the server's reply is kept: its words repeat addresses.
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
