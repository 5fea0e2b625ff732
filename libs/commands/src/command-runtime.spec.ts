import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import { openPersonal, sealPersonal } from "@tablee/event-store/envelope";
import type { StoredEvent } from "@tablee/event-store/events";
import { referrals } from "./aggregates.ts";
import { CommandRuntime, type Log } from "./command-runtime.ts";
import type { CommandContext } from "./context.ts";

const at = "2026-11-28T15:00:00.000Z";
const contextOf = (name: string): CommandContext => {
  const commandId = idFrom("runtime", name);
  return { commandId, correlationId: commandId, actor: { kind: "client", id: accountId }, subject: accountId, at };
};

/** A log of one stream with keys that can be destroyed. */
function sealedLog() {
  const keys = new Map<string, Buffer>();
  const events: StoredEvent[] = [];
  const ring = {
    create: async (person: string) => keys.get(person) ?? keys.set(person, Buffer.alloc(32, person)).get(person)!,
    find: async () => keys,
    destroy: async () => keys.clear(),
  };
  const log: Log = {
    async append(stream, appended) {
      for (const each of await Promise.all(appended.map((event) => sealPersonal(event, ring)))) {
        const [revision, position] = [events.length, BigInt(events.length)];
        events.push({ ...each, stream, revision, position, createdAt: new Date(0) } as StoredEvent);
      }
      return { position: BigInt(events.length - 1), revision: events.length - 1 };
    },
    read: (_, { fromRevision = 0, personal = false } = {}) => {
      const read = events.slice(fromRevision);
      return personal ? openPersonal(read, ring) : Promise.resolve(read);
    },
  };
  return { log, ring };
}

test("no process keeps personal data of a stream that does not record an erasure, once the person's key is destroyed elsewhere", async () => {
  const { log, ring } = sealedLog();
  const [ours, theirs] = [new CommandRuntime(log), new CommandRuntime(log)];
  const invitationId = idFrom("invitation");
  await ours.handle(referrals, accountId, { type: "GiveCode", code: "K7Q2M9XA3T", at }, contextOf("code"));
  const friend = { name: "Marie", email: "marie@example.com" };
  await ours.handle(referrals, accountId, { type: "InviteFriend", invitationId, friend, language: "fr", at }, contextOf("invite"));
  const friends = () =>
    Promise.all(
      [ours, theirs].map(async (runtime) => (await runtime.load(referrals, accountId)).state.invitations.get(invitationId)?.friend),
    );
  expect(await friends()).toEqual([friend, friend]);
  await ring.destroy();
  expect(await friends()).toEqual([undefined, undefined]);
});
