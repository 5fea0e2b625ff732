import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountId } from "@tablee/domain/kernel/ids";
import { sharedPool } from "../../../../test/stage/spec-servers.ts";
import { EmbeddedOutbox } from "../messages/embedded-outbox.ts";
import { embeddedPush } from "./embedded-push.ts";

const data = mkdtempSync(join(tmpdir(), "tablee-push-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const outbox = await EmbeddedOutbox.open(sharedPool(), data, () => ({ name: "Tablée", address: "bonjour@tablee.example" }));
const push = embeddedPush(outbox);

describe("the embedded push service", () => {
  const message = (...tokens: readonly string[]) => ({
    messageId: crypto.randomUUID(),
    kind: "on-its-way",
    accountId: accountId(crypto.randomUUID()),
    tokens,
    title: "Tablée",
    text: "Votre boîte est en route.",
    url: "https://tablee.example/suivi",
    at: "2026-11-17T15:00:00.000Z",
  });

  it("keeps what it shows once, under the account, without a token", async () => {
    const shown = message("fcm:the-phone", "fcm:the-tablet");
    expect([await push.deliver(shown), await push.deliver(shown)]).toEqual([{ gone: [] }, { gone: [] }]);
    const row = await outbox.find(shown.messageId);
    expect(row).toMatchObject({ channel: "push", recipient: shown.accountId, subject: "Tablée", handed_over: 2 });
    expect(JSON.stringify(row)).not.toContain("fcm:");
  });

  it("names the tokens that are gone, and keeps nothing where all are", async () => {
    const [some, all] = [message("fcm:the-phone", "fcm:unregistered"), message("fcm:unregistered")];
    expect([await push.deliver(some), await push.deliver(all)]).toEqual([{ gone: ["fcm:unregistered"] }, { gone: ["fcm:unregistered"] }]);
    expect(await outbox.find(some.messageId)).toBeDefined();
    expect(await outbox.find(all.messageId)).toBeUndefined();
  });

  it("fails for now while it is away", async () => {
    await expect(push.deliver(message("fcm:unreachable"))).rejects.toMatchObject({ name: "TransientFailure", code: "push-unreachable" });
  });

  it("forgets what was shown to an account", async () => {
    const shown = message("fcm:the-phone");
    await push.deliver(shown);
    await outbox.forget(shown.accountId, { verified: [], all: [] });
    expect(await outbox.find(shown.messageId)).toBeUndefined();
  });
});
