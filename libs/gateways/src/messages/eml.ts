import type { Message } from "./message-carrier.ts";

const BOUNDARY = "tablee-alternative";

/** A mail in the form in which mail programs open it: RFC 5322 with a plain and an HTML part, both base64. */
export function emlOf({ messageId, to, subject, text, html, at }: Message): string {
  const part = (type: string, body: string) =>
    [`--${BOUNDARY}`, `Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: base64", "", folded(body)].join("\r\n");
  return [
    "From: =?UTF-8?B?VGFibMOpZQ==?= <bonjour@tablee.example>",
    `To: <${to.replaceAll(/[\r\n<>]/g, "")}>`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date(at).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${messageId}@tablee.example>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    "",
    part("text/plain", text),
    ...(html ? [part("text/html", html)] : []),
    `--${BOUNDARY}--`,
    "",
  ].join("\r\n");
}

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");
const folded = (text: string): string => base64(text).replaceAll(/.{76}/g, "$&\r\n");
const encodedWord = (text: string): string => `=?UTF-8?B?${base64(text.replaceAll(/[\r\n]/g, " "))}?=`;
