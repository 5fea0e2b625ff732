import { accountId } from "@tablee/domain/kernel/ids";
import { noticeKinds } from "@tablee/domain/notice/vocabulary";
import { brandKeys, wordmarkId } from "@tablee/platform/brand";
import { emlOf, htmlWithPictures } from "./mime.ts";

const message = {
  messageId: "3b4b7e6c-54d5-5e0d-9c6e-0a6f7d9be002",
  accountId: accountId("3b4b7e6c-54d5-5e0d-9c6e-0a6f7d9be003"),
  channel: "mail",
  kind: "delivered",
  to: "rosalie@example.com",
  subject: "Votre boîte est arrivée",
  text: "Bon appétit!",
  html: "<p>Bon appétit!</p>",
  at: "2027-02-06T15:00:00.000Z",
} as const;
const sender = { name: "Tablée", address: "bonjour@tablee.example" };
const eml = async (changed: object = {}) => (await emlOf({ ...message, ...changed }, sender)).toString();

describe("a mail as a file", () => {
  it("carries its stable id, its sender, and its words plain and as HTML", async () => {
    const text = await eml();
    expect(text).toContain(`Message-ID: <${message.messageId}@tablee.example>\r\n`);
    expect(text).toContain("Date: Sat, 06 Feb 2027 15:00:00 +0000\r\n");
    expect(text).toMatch(/^From: =\?UTF-8\?\S+\?= <bonjour@tablee\.example>\r$/m);
    expect(text).toMatch(/^To: rosalie@example\.com\r$/m);
    expect(text).toContain("Bon app=C3=A9tit!");
    expect(text.match(/^Content-Type: text\/(plain|html); charset=utf-8\r$/gm)).toHaveLength(2);
  });

  it("names the way to stop it in one click where there is one, and none otherwise", async () => {
    const unsubscribeUrl = `https://tablee.example/desabonnement/${"a".repeat(44)}`;
    const text = await eml({ unsubscribeUrl });
    expect(text.replaceAll(/\r\n[ \t]+/g, " ")).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(await eml()).not.toContain("List-Unsubscribe");
  });

  it.each(noticeKinds)("of the kind %s is marked as a machine's, once", async (kind) => {
    expect((await eml({ kind })).match(/^Auto-Submitted: auto-generated\r$/gm)).toHaveLength(1);
  });

  it.each(brandKeys)("brings the drawn name of its own brand, %s, and loads nothing", async (key) => {
    const html = `<img src="cid:${wordmarkId(key)}" alt="">`;
    const text = await eml({ html });
    expect(text.match(/^Content-Type: image\/png; name=(.+)\r$/gm)).toEqual([`Content-Type: image/png; name=${wordmarkId(key)}.png\r`]);
    expect(text).toContain(`Content-ID: <${wordmarkId(key)}>`);
    expect(text).toContain("Content-Disposition: inline");
    expect(htmlWithPictures(html)).toMatch(/^<img src="data:image\/png;base64,iVBORw0KG[^"]+" alt="">$/);
    expect(await eml()).not.toContain("image/png");
  });

  it("lets no address and no subject add a header or a recipient", async () => {
    const text = await eml({ to: "a@b.ca>\r\nBcc: everybody@example.com", subject: "Hi\r\nBcc: everybody@example.com" });
    expect(text).not.toMatch(/^Bcc:/m);
    expect(await eml({ to: "a@b.ca, everybody@example.com" })).not.toMatch(/^To:.*, everybody@example\.com/m);
  });
});
