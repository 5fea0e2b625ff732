import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPool } from "@tablee/platform/postgres";
import { EmbeddedOutbox } from "./embedded-outbox.ts";

describe("the embedded outbox", () => {
  it("writes mails where no other user of the machine reads them", async () => {
    const data = mkdtempSync(join(tmpdir(), "tablee-outbox-"));
    const pool = createPool(process.env.DATABASE_URL!);
    const outbox = await EmbeddedOutbox.open(pool, data, () => ({ name: "Tablée", address: "bonjour@tablee.example" }));
    await outbox.deliver({
      messageId: crypto.randomUUID(),
      channel: "mail",
      kind: "welcome",
      to: "camille@example.com",
      subject: "Bienvenue",
      text: "Bonjour",
      html: "<p>Bonjour</p>",
      at: "2026-11-17T15:00:00.000Z",
    });
    await pool.end();
    const folder = join(data, "outbox");
    const [file] = readdirSync(folder);
    expect([folder, join(folder, file!)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    rmSync(data, { recursive: true, force: true });
  });
});
