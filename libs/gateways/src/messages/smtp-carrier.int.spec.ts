import { accountId } from "@tablee/domain/kernel/ids";
import { startMailServer, TEXT } from "../../../../test/stage/mail-server.ts";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import type { Message } from "./message-carrier.ts";
import { SmtpCarrier } from "./smtp-carrier.ts";

const sender = { name: "Tablée", address: "bonjour@tablee.example" };
const message = (to: string): Message => ({
  messageId: crypto.randomUUID(),
  accountId: accountId(crypto.randomUUID()),
  channel: "mail",
  kind: "delivered",
  to,
  subject: "Votre boîte est arrivée",
  text: "Bon appétit!",
  html: "<p>Bon appétit!</p>",
  at: "2027-02-06T15:00:00.000Z",
});

const server = await startMailServer();
const carrier = new SmtpCarrier(server.url, () => sender);
afterAll(async () => {
  carrier.close();
  await server.stop();
});

describe("mails by SMTP", () => {
  const failure = (to: string) =>
    carrier.deliver(message(to)).then(
      () => undefined,
      (error) => error,
    );

  it("arrive under the id of their message, whenever they are handed over", async () => {
    const mail = message("rosalie@example.com");
    await carrier.deliver(mail);
    await carrier.deliver(mail);
    const id = `${mail.messageId}@tablee.example`;
    expect(server.mails).toMatchObject([
      { to: "rosalie@example.com", id },
      { to: "rosalie@example.com", id },
    ]);
  });

  it.each([
    ["an address with 550", "gone@example.com", 550, "mail-refused-550"],
    ["the mail itself with 554", TEXT, 554, "mail-refused-554"],
  ])("fail for good where the server answers %s", async (_, what, code, expected) => {
    server.refuse(what, code);
    const failed = await failure("gone@example.com");
    expect(failed).toBeInstanceOf(PermanentFailure);
    expect(failed).toMatchObject({ code: expected });
    expect(await failure("gone@example.com")).toBeUndefined();
  });

  it.each([
    ["an address with 451", "grey@example.com", 451, "mail-delayed-451"],
    ["the mail itself with 421", TEXT, 421, "mail-delayed-421"],
    ["our own address with 550", sender.address, 550, "mail-delayed-550"],
  ])("fail for now where the server answers %s", async (_, what, code, expected) => {
    server.refuse(what, code);
    const failed = await failure("grey@example.com");
    expect(failed).toBeInstanceOf(TransientFailure);
    expect(failed).toMatchObject({ code: expected });
    expect(await failure("grey@example.com")).toBeUndefined();
  });

  it("fail for good where the recipient is no address, before the server is asked", async () => {
    for (const to of [
      "",
      "nobody",
      "a@b.ca>\r\nRCPT TO:<everybody@example.com",
      "a@b.ca, everybody@example.com",
      "A <everybody@example.com>",
    ])
      expect(await failure(to)).toMatchObject({ name: "PermanentFailure", code: "mail-address-invalid" });
    expect(server.mails.map(({ to }) => to)).not.toContain("everybody@example.com");
  });

  it("fail for now where the server is unavailable, and name no recipient", async () => {
    const away = await startMailServer();
    await away.stop();
    const lost = new SmtpCarrier(away.url, () => sender);
    const failed = await lost.deliver(message("rosalie@example.com")).catch((error) => error);
    lost.close();
    expect(failed).toBeInstanceOf(TransientFailure);
    expect(failed).toMatchObject({ code: "mail-unreachable" });
    server.refuse("rosalie@example.com", 550);
    const refused = await failure("rosalie@example.com");
    for (const error of [failed, refused])
      expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain("rosalie");
  });
});
