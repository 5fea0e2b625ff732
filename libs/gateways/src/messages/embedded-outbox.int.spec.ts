import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountId } from "@tablee/domain/kernel/ids";
import { createPool } from "@tablee/platform/postgres";
import { EmbeddedOutbox } from "./embedded-outbox.ts";
import type { Message } from "./message-carrier.ts";

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
  const pool = createPool(process.env.DATABASE_URL!);
  const opened = EmbeddedOutbox.open(pool, data, () => ({ name: "Tablée", address: "bonjour@tablee.example" }));
  afterAll(async () => {
    await pool.end();
    rmSync(data, { recursive: true, force: true });
  });

  it("writes mails where no other user of the machine reads them", async () => {
    const outbox = await opened;
    await outbox.deliver(message());
    const folder = join(data, "outbox");
    const [file] = readdirSync(folder);
    expect([folder, join(folder, file!)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it("forgets an account's messages to anybody, and others' messages to the named addresses alone", async () => {
    const outbox = await opened;
    const address = `${crypto.randomUUID()}@example.com`;
    const own = message(address);
    const present = { ...message("friend@example.com"), accountId: own.accountId };
    const others = message(address);
    for (const each of [own, present, others]) await outbox.deliver(each);
    const kept = async () => {
      const found = await Promise.all([own, present, others].map(({ messageId }) => outbox.find(messageId)));
      return found.map((row) => row !== undefined);
    };
    await outbox.forget(own.accountId, []);
    expect(await kept()).toEqual([false, false, true]);
    await outbox.forget(own.accountId, [address]);
    expect(await kept()).toEqual([false, false, false]);
  });
});
