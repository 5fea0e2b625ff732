import { emlOf } from "./eml.ts";

const message = {
  messageId: "3b4b7e6c-54d5-5e0d-9c6e-0a6f7d9be002",
  channel: "mail",
  kind: "delivered",
  to: "rosalie@example.com",
  subject: "Votre boîte est arrivée",
  text: "Bon appétit!",
  html: "<p>Bon appétit!</p>",
  at: "2027-02-06T15:00:00.000Z",
} as const;

describe("a mail as a file", () => {
  it("carries its stable id, and its words in base64, plain and as HTML", () => {
    const eml = emlOf(message);
    expect(eml).toContain(`Message-ID: <${message.messageId}@tablee.example>\r\n`);
    expect(eml).toContain(`Subject: =?UTF-8?B?${Buffer.from(message.subject).toString("base64")}?=\r\n`);
    for (const body of [message.text, message.html]) expect(eml).toContain(Buffer.from(body).toString("base64"));
    expect(eml.split("--tablee-alternative").length).toBe(4);
  });

  it("lets nobody add headers by an address or a subject", () => {
    const eml = emlOf({ ...message, to: "a@b.ca>\r\nBcc: everybody@example.com", subject: "Hi\r\nBcc: everybody@example.com" });
    expect(eml).not.toMatch(/^Bcc:/m);
  });
});
