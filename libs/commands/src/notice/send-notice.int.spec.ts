import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MailAllowance } from "@tablee/access/mail-allowance";
import { Limits } from "@tablee/access/sign-in/limits";
import { type AccountId, accountId, idFrom, type OrderId, orderIdOf, subscriptionId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import { calendar, card, orderGenerated, person } from "@tablee/domain/testing/examples";
import { EventStore } from "@tablee/event-store/event-store";
import { embeddedImages } from "@tablee/gateways/images/embedded-images";
import { EmbeddedOutbox } from "@tablee/gateways/messages/embedded-outbox";
import { embeddedPush } from "@tablee/gateways/push/embedded-push";
import type { NoticeRequest } from "@tablee/notices/context";
import { brands } from "@tablee/platform/brand";
import { migrateVault } from "@tablee/platform/migrate-vault";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { createPool, type Pool } from "@tablee/platform/postgres";
import { accounts, orders } from "../aggregates.ts";
import { CommandRuntime } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { NoticeSteps } from "./notice-steps.ts";
import { sendNotice } from "./send-notice.ts";

const at = orderGenerated.data.generatedAt;
const contextAt = (now: string, subject?: AccountId): CommandContext => {
  const commandId = randomUUID();
  return { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at: now, ...(subject ? { subject } : {}) };
};

function keysInMemory(): PersonKeys {
  const keys = new Map<string, Buffer>();
  return {
    async create(personId) {
      const key = keys.get(personId) ?? randomBytes(32);
      keys.set(personId, key);
      return key;
    },
    find: async (persons) => new Map(persons.flatMap((personId) => (keys.has(personId) ? [[personId, keys.get(personId)!]] : []))),
    destroy: async (personId) => void keys.delete(personId),
  };
}

describe("a notice", () => {
  const folder = mkdtempSync(join(tmpdir(), "tablee-notices-"));
  let store: EventStore;
  let pool: Pool;
  let runtime: CommandRuntime;
  let steps: NoticeSteps;
  beforeAll(async () => {
    store = new EventStore(process.env.EVENT_STORE_URL!, keysInMemory());
    pool = createPool(process.env.DATABASE_URL!);
    await migrateVault(pool);
    runtime = new CommandRuntime(store);
    const outbox = await EmbeddedOutbox.open(pool, folder, () => ({ name: "Tablée", address: "bonjour@tablee.example" }));
    steps = {
      load: runtime.load.bind(runtime),
      handle: runtime.handle.bind(runtime),
      ports: {
        messages: outbox,
        push: embeddedPush(outbox),
        devices: { tokensOf: async () => [], forget: async () => {} },
        mailAllowance: new MailAllowance(new Limits(pool, randomBytes(32).toString("base64"))),
        hashes: { keyed: (...parts) => idFrom(...parts) },
        writer: {
          facts: {
            products: async () => new Map([["RTC-0001", { ...card, name: { en: "Salmon", fr: "Saumon" } }]]),
            receipt: async () => undefined,
          },
          publicUrl: "https://tablee.example",
          images: embeddedImages("https://tablee.example"),
          brand: brands.tablee,
          trackingToken: () => "the-token",
          unsubscribePath: () => "/unsubscribe/the-token",
          noInvitationsPath: () => "/unsubscribe/invitations",
          openReason: async (actor) => actor,
          resetToken: () => "the-reset-token",
          emailCode: () => "012345",
        },
      },
    };
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    rmSync(folder, { recursive: true });
  });

  /** A household with its own mail address, and an order that can be changed. */
  async function household() {
    const account = accountId(randomUUID());
    const orderId = orderIdOf(subscriptionIdOf(account), calendar.deliveryDate);
    const email = `${account}@example.com`;
    const open = { type: "OpenAccount", accountId: account, person: { ...person, email }, language: "en", at } as const;
    await runtime.handle(accounts, account, open, contextAt(at, account));
    const { generatedAt: _, ...generated } = orderGenerated.data;
    const make = { type: "GenerateOrder", ...generated, accountId: account, orderId, at, makeUntil: calendar.cutoffAt } as const;
    await runtime.handle(orders, orderId, make, contextAt(at, account));
    return { accountId: account, orderId, email };
  }
  const mailsTo = async (email: string) =>
    (
      await pool.query<{ message_id: string; kind: string; subject: string; text: string; handed_over: number }>(
        "SELECT message_id, kind, subject, text, handed_over FROM embedded_outbox.message WHERE recipient = $1",
        [email],
      )
    ).rows;
  const recorded = (noticeId: string) => store.read(streamName("notice", noticeId));

  describe("about an order", () => {
    const ready = (id: OrderId) => ({ about: "order", id, kind: "order-ready", channel: "mail", occurrence: randomUUID() }) as const;

    it("goes to the owner of its account once, however often it is requested, and the log holds it", async () => {
      const { accountId, orderId, email } = await household();
      const request = ready(orderId);
      const context = contextAt(at);
      const first = await sendNotice(steps, request, context);
      const again = [await sendNotice(steps, request, context), await sendNotice(steps, request, contextAt(at))];
      expect([first, ...again].map(({ changed }) => changed)).toEqual([true, false, false]);
      const mails = await mailsTo(email);
      expect(mails).toMatchObject([{ kind: "order-ready", handed_over: 1 }]);
      expect(mails[0]!.text).toContain("· Salmon. Contains fish.");
      const messageId = mails[0]!.message_id;
      const about = { kind: "order-ready", channel: "mail", subject: { kind: "order", id: orderId }, accountId };
      expect(await recorded(messageId)).toMatchObject([
        { type: "NoticeSent", data: { ...about, messageId, sentAt: at }, metadata: { schemaVersion: 2, subject: accountId } },
      ]);
    });

    it("is handed over again, under the same id, after a process that died before it was recorded", async () => {
      const { orderId, email } = await household();
      const request = ready(orderId);
      const dying: NoticeSteps = { ...steps, handle: () => Promise.reject(new Error("died")) };
      await expect(sendNotice(dying, request, contextAt(at))).rejects.toThrow("died");
      expect((await sendNotice(steps, request, contextAt(at))).state.status).toBe("sent");
      expect(await mailsTo(email)).toMatchObject([{ handed_over: 2 }]);
    });

    it("is dropped for a reason once the order can no longer be changed", async () => {
      const { orderId, email } = await household();
      expect((await sendNotice(steps, ready(orderId), contextAt(calendar.cutoffAt))).state.status).toBe("not-wanted");
      expect(await mailsTo(email)).toEqual([]);
    });

    it("goes ten times a day to an address that was never verified, and always to one that was", async () => {
      const { accountId, orderId, email } = await household();
      const send = async (now: string) => (await sendNotice(steps, ready(orderId), contextAt(now))).state.status;
      const outcomes: string[] = [];
      for (let time = 0; time < 12; time++) outcomes.push(await send(at));
      expect(outcomes).toEqual([...Array(10).fill("sent"), "not-wanted", "not-wanted"]);
      expect(await mailsTo(email)).toHaveLength(10);
      expect(await send(addHours(at, 24))).toBe("sent");
      await runtime.handle(accounts, accountId, { type: "VerifyEmail", email, at }, contextAt(at, accountId));
      expect(await send(at)).toBe("sent");
    });

    it("is refused where there is no such order", async () => {
      await expect(
        sendNotice(steps, ready(orderIdOf(subscriptionId("no subscription"), calendar.deliveryDate)), contextAt(at)),
      ).rejects.toMatchObject({
        code: "order-not-found",
      });
    });
  });

  describe("about an account", () => {
    /** The request to warn the account's owner of guesses at an instant. */
    async function guessed(accountId: AccountId, now: string): Promise<Extract<NoticeRequest, { about: "account" }>> {
      await runtime.handle(accounts, accountId, { type: "NoticeGuesses", tries: 100, at: now }, contextAt(now, accountId));
      const event = (await store.read(streamName("account", accountId))).findLast(({ type }) => type === "SignInsGuessed")!;
      return { about: "account", id: accountId, kind: "sign-ins-guessed", channel: "mail", occurrence: event.id, happenedAt: now };
    }

    it("goes to its owner once, under the id of the event, and the log holds it", async () => {
      const { accountId, email } = await household();
      const request = await guessed(accountId, at);
      const outcomes = [await sendNotice(steps, request, contextAt(at)), await sendNotice(steps, request, contextAt(at))];
      expect(outcomes.map(({ changed }) => changed)).toEqual([true, false]);
      const messageId = request.occurrence;
      expect(await mailsTo(email)).toMatchObject([
        { message_id: messageId, kind: "sign-ins-guessed", subject: "Many tries to sign in to your Tablée account", handed_over: 1 },
      ]);
      const about = { kind: "sign-ins-guessed", channel: "mail", subject: { kind: "account", id: accountId }, accountId };
      expect(await recorded(messageId)).toMatchObject([{ type: "NoticeSent", data: { ...about, messageId, sentAt: at } }]);
    });

    it("warns of the latest guesses only", async () => {
      const { accountId, email } = await household();
      const later = addHours(at, 24);
      const [old, latest] = [await guessed(accountId, at), await guessed(accountId, later)];
      const outcomes = [await sendNotice(steps, old, contextAt(later)), await sendNotice(steps, latest, contextAt(later))];
      expect(outcomes.map(({ state }) => state.status)).toEqual(["not-wanted", "sent"]);
      expect(await mailsTo(email)).toMatchObject([{ message_id: latest.occurrence }]);
    });

    it("is not sent again where an earlier version wrote on the account that its owner was warned", async () => {
      const { accountId, email } = await household();
      const request = await guessed(accountId, at);
      const stream = streamName("account", accountId);
      const last = (await store.read(stream)).at(-1)!;
      const warned = {
        id: randomUUID(),
        type: "OwnerWarned",
        data: { messageId: request.occurrence, warnedAt: at },
        metadata: last.metadata,
      };
      await store.append(stream, [warned], last.revision);
      expect((await sendNotice(steps, request, contextAt(at))).state.status).toBe("not-wanted");
      expect(await mailsTo(email)).toEqual([]);
    });

    it("is refused where there is no such account", async () => {
      const unknown = { about: "account", id: accountId(randomUUID()), kind: "sign-ins-guessed", channel: "mail" } as const;
      const asking = sendNotice(steps, { ...unknown, occurrence: randomUUID(), happenedAt: at }, contextAt(at));
      await expect(asking).rejects.toMatchObject({ code: "account-not-found" });
    });
  });
});
