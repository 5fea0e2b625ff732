import { randomUUID } from "node:crypto";
import { sharedPool } from "../../../test/stage/spec-servers.ts";
import { migrateVault } from "./migrate-vault.ts";
import { PersonKeyDestroyed, VaultPersonKeys } from "./person-keys.ts";

const master = Buffer.alloc(32, 1).toString("base64");

describe("a person's key, in two processes", () => {
  const pools = [sharedPool({ name: "one", max: 4 }), sharedPool({ name: "other", max: 4 })] as const;
  const [one, other] = [new VaultPersonKeys(pools[0], master), new VaultPersonKeys(pools[1], master)];
  beforeAll(() => migrateVault(pools[0]));

  it("is one key, also when both make it at once", async () => {
    const person = randomUUID();
    const [made, ...others] = await Promise.all([one, other, one, other].map((keys) => keys.create(person)));
    expect(made).toHaveLength(32);
    for (const key of others) expect(key).toEqual(made);
    expect(await other.find([person, randomUUID()])).toEqual(new Map([[person, made]]));
  });

  it("is gone for both once one has destroyed it, and is made again for neither", async () => {
    const person = randomUUID();
    await one.create(person);
    await other.create(person);
    await one.destroy(person);
    for (const keys of [other, one]) {
      expect(await keys.find([person])).toEqual(new Map());
      await expect(keys.create(person)).rejects.toBeInstanceOf(PersonKeyDestroyed);
    }
    await other.destroy(person);
    await expect(one.create(person)).rejects.toBeInstanceOf(PersonKeyDestroyed);
  });

  it("is never made for a person who was forgotten before there was one", async () => {
    const person = randomUUID();
    await one.destroy(person);
    await expect(other.create(person)).rejects.toBeInstanceOf(PersonKeyDestroyed);
  });

  it("does not outlive its destruction where both race", async () => {
    for (const person of Array.from({ length: 20 }, () => randomUUID())) {
      await Promise.allSettled([one.create(person), other.destroy(person), other.create(person)]);
      expect([await one.find([person]), await other.find([person])]).toEqual([new Map(), new Map()]);
      await expect(one.create(person)).rejects.toBeInstanceOf(PersonKeyDestroyed);
    }
  });

  it("of a visitor is destroyed with the account that has the address, and no other is", async () => {
    const [account, visitor, stranger] = [randomUUID(), randomUUID(), randomUUID()];
    await one.create(account);
    const keyOf = (visitorId: string) => ({ visitorId, inquiryId: randomUUID(), addressHash: `hash ${visitorId}` });
    const own = keyOf(visitor);
    await one.createForVisitor(own);
    await one.createForVisitor(keyOf(stranger));
    expect(await other.visitorsAt([own.addressHash])).toEqual([{ visitorId: visitor, inquiryId: own.inquiryId }]);
    const key = (await other.find([visitor])).get(visitor);
    await one.createForVisitor(own);
    expect(await other.create(visitor)).toEqual(key);
    await other.destroy(account, [own.addressHash]);
    expect([...(await one.find([account, visitor, stranger])).keys()]).toEqual([stranger]);
    await expect(one.createForVisitor(own)).rejects.toBeInstanceOf(PersonKeyDestroyed);
    expect(await one.visitorsAt([own.addressHash])).toEqual([]);
  });

  it("leaves nothing but the mark that it was destroyed", async () => {
    const person = randomUUID();
    await one.create(person);
    await one.destroy(person);
    const { rows } = await pools[1]!.query(
      "SELECT wrapped, destroyed_at IS NOT NULL AS marked FROM vault.person_key WHERE person_id = $1",
      [person],
    );
    expect(rows).toEqual([{ wrapped: null, marked: true }]);
  });
});
