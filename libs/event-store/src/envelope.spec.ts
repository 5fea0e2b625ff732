import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { accountId, address, person } from "@tablee/domain/testing/examples";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { openPersonal, openReasons, sealPersonal } from "./envelope.ts";
import type { NewEvent, StoredEvent } from "./events.ts";

/** Keys in memory that can be destroyed. */
class Keyring implements PersonKeys {
  readonly #keys = new Map<string, Buffer>();
  readonly asked: string[][] = [];
  async create(personId: string) {
    const key = this.#keys.get(personId) ?? Buffer.alloc(32, personId);
    this.#keys.set(personId, key);
    return key;
  }
  async find(personIds: readonly string[]) {
    this.asked.push([...personIds]);
    return new Map(personIds.flatMap((id) => (this.#keys.has(id) ? [[id, this.#keys.get(id)!] as const] : [])));
  }
  async destroy(personId: string) {
    this.#keys.delete(personId);
  }
}

const at = "2027-01-04T15:00:00.000Z";
const event = (type: string, data: object, subject: AccountId | undefined = accountId): NewEvent => ({
  id: idFrom("event", type),
  type,
  data,
  metadata: {
    actor: { kind: "client", id: accountId },
    commandId: "c",
    correlationId: "c",
    schemaVersion: 1,
    at,
    ...(subject ? { subject } : {}),
  },
});
const stored = (from: NewEvent): StoredEvent => ({
  ...from,
  stream: `account-${accountId}`,
  revision: 0,
  position: 1n,
  createdAt: new Date(0),
});
const opened = event("AccountOpened", { accountId, person, language: "fr", openedAt: at });

describe("the envelope of personal data", () => {
  it("seals the personal fields of an event and leaves the others in the open", async () => {
    const sealed = await sealPersonal(opened, new Keyring());
    expect(sealed.data).toMatchObject({ accountId, language: "fr", person: { $sealed: expect.any(String), person: accountId } });
    expect(JSON.stringify(sealed)).not.toContain(person.lastName);
    expect(opened.data).toMatchObject({ person });
  });

  it("opens what was sealed for a reader with the key", async () => {
    const keys = new Keyring();
    const given = event("AddressGiven", { address, region: "on", areaId: "toronto", postalPrefix: "M4E", givenAt: at });
    const both = [stored(await sealPersonal(opened, keys)), stored(await sealPersonal(given, keys))];
    const [first, second] = await openPersonal(both, keys);
    expect(first!.data).toEqual(opened.data);
    expect(second!.data).toEqual(given.data);
    expect(keys.asked).toEqual([[accountId]]);
  });

  it("leaves the field out once the key is destroyed", async () => {
    const keys = new Keyring();
    const sealed = stored(await sealPersonal(opened, keys));
    await keys.destroy(accountId);
    expect((await openPersonal([sealed], keys))[0]!.data).toEqual({ accountId, language: "fr", openedAt: at });
  });

  it("is bound to its event and field: moved to another event it does not open", async () => {
    const keys = new Keyring();
    const sealed = stored(await sealPersonal(opened, keys));
    await expect(openPersonal([{ ...sealed, id: idFrom("another event") }], keys)).rejects.toThrow();
  });

  it("asks for no key where nothing is sealed", async () => {
    const keys = new Keyring();
    const plain = event("LanguageChosen", { language: "en", chosenAt: at });
    expect(await sealPersonal(plain, keys)).toBe(plain);
    await openPersonal([stored(plain)], keys);
    expect(keys.asked).toEqual([]);
  });

  it("needs to know whose key to seal with", async () => {
    const nobodys = { ...opened, metadata: { ...opened.metadata, subject: undefined as unknown as AccountId } };
    await expect(sealPersonal(nobodys, new Keyring())).rejects.toThrow("names no subject");
  });

  it("seals the reason that staff gave about a person, and leaves it out once the key is destroyed", async () => {
    const keys = new Keyring();
    const plain = event("LanguageChosen", { language: "en", chosenAt: at });
    const actor = { kind: "staff", id: "staff-1", reason: "Noémie asked by phone" } as const;
    const sealed = stored(await sealPersonal({ ...plain, metadata: { ...plain.metadata, actor } }, keys));
    expect(JSON.stringify(sealed.metadata)).not.toContain("Noémie");
    expect((await openPersonal([sealed], keys))[0]!.metadata.actor).toEqual(actor);
    expect(await openReasons([sealed.metadata.actor], keys)).toEqual([actor]);
    await keys.destroy(accountId);
    expect((await openPersonal([sealed], keys))[0]!.metadata.actor).toEqual({ kind: "staff", id: "staff-1" });
    expect(await openReasons([sealed.metadata.actor], keys)).toEqual([{ kind: "staff", id: "staff-1" }]);
  });
});
