import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountId } from "@tablee/domain/kernel/ids";
import { specPool } from "../../../../test/stage/spec-servers.ts";
import { EmbeddedOutbox } from "./embedded-outbox.ts";
import type { Message } from "./message-carrier.ts";

const pool = await specPool();

const message = (to = "camille@example.com"): Message => ({
  messageId: crypto.randomUUID(),
  accountId: accountId(crypto.randomUUID()),
  channel: "mail",
  kind: "welcome",
  to,
  subject: "Bienvenue",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  at: "2026-11-17T15:00:00.000Z",
});

describe("the embedded outbox", () => {
  const data = mkdtempSync(join(tmpdir(), "tablee-outbox-"));
  const sender = () => ({ name: "Tablée", address: "bonjour@tablee.example" });
  let outbox: EmbeddedOutbox;
  beforeAll(async () => {
    outbox = await EmbeddedOutbox.open(pool, data, sender);
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it("writes mails where no other user of the machine reads them", async () => {
    await outbox.deliver(message());
    const folder = join(data, "outbox");
    const [file] = readdirSync(folder);
    expect([folder, join(folder, file!)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it("forgets an account's messages to anybody, and others' messages to the named addresses alone", async () => {
    const address = `${crypto.randomUUID()}@example.com`;
    const own = message(address);
    const present = { ...message("friend@example.com"), accountId: own.accountId };
    const others = message(address);
    for (const each of [own, present, others]) await outbox.deliver(each);
    const kept = async () => {
      const found = await Promise.all([own, present, others].map(({ messageId }) => outbox.find(messageId)));
      return found.map((row) => row !== undefined);
    };
    await outbox.forget(own.accountId, { verified: [], all: [address] });
    expect(await kept()).toEqual([false, false, true]);
    await outbox.forget(own.accountId, { verified: [address], all: [address] });
    expect(await kept()).toEqual([false, false, false]);
  });

  it("forgets messages to an address that was written in another case", async () => {
    const id = crypto.randomUUID();
    const invitation = message(`Vic.${id}@Example.org`);
    await outbox.deliver(invitation);
    await outbox.forget(accountId(crypto.randomUUID()), { verified: [`vic.${id}@example.ORG`], all: [] });
    expect(await outbox.find(invitation.messageId)).toBeUndefined();
  });

  it("forgets what an earlier release kept without an account, to any of the person's addresses and devices", async () => {
    const owner = accountId(crypto.randomUUID());
    const unverified = `${crypto.randomUUID()}@example.com`;
    const [push, mail, sms, other] = [message(owner), message(unverified), message("+15145550199"), message()];
    const all = [push, mail, sms, other];
    for (const each of all) await outbox.deliver(each);
    const ids = all.map(({ messageId }) => messageId);
    await pool.query("UPDATE embedded_outbox.message SET account_id = NULL WHERE message_id = ANY($1)", [ids]);
    await outbox.forget(owner, { verified: [], all: [unverified, "+15145550199"] });
    const found = await Promise.all(ids.map((id) => outbox.find(id)));
    expect(found.map((row) => row?.message_id)).toEqual([undefined, undefined, undefined, other.messageId]);
  });

  it("learns the accounts of push messages that an earlier release kept", async () => {
    const owner = accountId(crypto.randomUUID());
    const push = { ...message(owner), channel: "push" as const };
    await outbox.keep(push);
    await pool.query("UPDATE embedded_outbox.message SET account_id = NULL WHERE message_id = $1", [push.messageId]);
    await EmbeddedOutbox.open(pool, data, sender);
    const { rows } = await pool.query("SELECT account_id FROM embedded_outbox.message WHERE message_id = $1", [push.messageId]);
    expect(rows).toEqual([{ account_id: owner }]);
  });
});
