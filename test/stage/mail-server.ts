import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail that a mail server accepted. */
export interface Mail {
  readonly to: string;
  /** Its Message-ID, without the angle brackets. */
  readonly id: string;
  readonly source: string;
}

/** A mail server on a free port, which accepts everything except what a test has it refuse. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly Mail[];
  /** Answers the next questions about an address, or about the sender or a mail's text, with these codes; then accepts again. */
  refuse(what: string, ...codes: readonly number[]): void;
  stop(): Promise<void>;
}

/** Beside addresses: the step of a mail's text. */
export const TEXT = "text";

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const refusals = new Map<string, number[]>();
  /** As real servers do, it repeats the address in its message. */
  const refusalOf = (what: string) => {
    const responseCode = refusals.get(what)?.shift();
    return responseCode ? Object.assign(new Error(`no mail for <${what}>`), { responseCode }) : null;
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom: ({ address }, _, callback) => callback(refusalOf(address)),
    onRcptTo: ({ address }, _, callback) => callback(refusalOf(address)),
    onData(stream, { envelope }, callback) {
      void text(stream).then((source) => {
        const refusal = refusalOf(TEXT);
        if (!refusal) mails.push({ to: envelope.rcptTo[0]!.address, id: /^Message-ID: <(.*)>\r$/m.exec(source)![1]!, source });
        callback(refusal);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (what, ...codes) => void refusals.set(what, [...codes]),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
