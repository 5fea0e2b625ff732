import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Pool } from "./postgres.ts";

/** Keys of persons: sealed data can be read as long as the key exists. */
export interface PersonKeys {
  /** Returns the person's key, made if there never was one. @throws PersonKeyDestroyed */
  create(personId: string): Promise<Buffer>;
  /** Finds the keys of those persons who still have one. */
  find(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Destroys the person's key permanently, even before there is one: none is ever made again. */
  destroy(personId: string): Promise<void>;
}

/** The key of a visitor's message. */
export interface VisitorKey {
  readonly visitorId: string;
  readonly inquiryId: string;
  /** The keyed hash of the visitor's address. */
  readonly addressHash: string;
}

/** For those who seal and read nothing personal. */
export const noKeys: PersonKeys = {
  create: () => Promise.reject(new Error("nothing is sealed here")),
  find: async () => new Map(),
  destroy: async () => {},
};

/** A person was forgotten: nothing can be sealed for them any more. */
export class PersonKeyDestroyed extends Error {
  override readonly name = "PersonKeyDestroyed";
}

/**
 * Keys in vault.person_key, each wrapped (AES-256-GCM) by the master key. No process keeps a key: each use queries the table, so that a key
 * which another process destroyed is gone everywhere at once. A destroyed key leaves its row without the key.
 */
export class VaultPersonKeys implements PersonKeys {
  readonly #pool: Pool;
  readonly #master: Buffer;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#master = Buffer.from(masterKey, "base64").subarray(0, 32);
  }

  async create(personId: string): Promise<Buffer> {
    return (await this.find([personId])).get(personId) ?? this.#insert(personId);
  }

  /**
   * Makes the key of a visitor, who has no account, and keeps the message that it seals and the keyed hash of the visitor's address beside
   * it: the erasure of the account with that address destroys the key.
   * @throws PersonKeyDestroyed
   */
  async createForVisitor({ visitorId, inquiryId, addressHash }: VisitorKey): Promise<void> {
    await this.#insert(visitorId, addressHash, inquiryId);
  }

  /** The visitors whose addresses have these keyed hashes, while their keys exist. Keys of earlier releases hold no message. */
  async visitorsAt(
    addressHashes: readonly string[],
  ): Promise<readonly { readonly visitorId: string; readonly inquiryId: string | null }[]> {
    const { rows } = await this.#pool.query<{ person_id: string; inquiry_id: string | null }>(
      "SELECT person_id, inquiry_id FROM vault.person_key WHERE address_hash = ANY($1) AND wrapped IS NOT NULL ORDER BY inquiry_id, person_id",
      [addressHashes],
    );
    return rows.map(({ person_id, inquiry_id }) => ({ visitorId: person_id, inquiryId: inquiry_id }));
  }

  /** Returns the existing key where there is one. */
  async #insert(personId: string, addressHash: string | null = null, inquiryId: string | null = null): Promise<Buffer> {
    // The update makes the statement return an existing row.
    const { rows } = await this.#pool.query<{ wrapped: Buffer | null }>(
      `INSERT INTO vault.person_key (person_id, wrapped, address_hash, inquiry_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (person_id) DO UPDATE SET address_hash = CASE WHEN person_key.wrapped IS NULL THEN NULL
         ELSE coalesce(EXCLUDED.address_hash, person_key.address_hash) END RETURNING wrapped`,
      [personId, seal(this.#master, randomBytes(32), personId), addressHash, inquiryId],
    );
    const { wrapped } = rows[0]!;
    if (!wrapped) throw new PersonKeyDestroyed(personId);
    return open(this.#master, wrapped, personId);
  }

  async find(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const { rows } = await this.#pool.query<{ person_id: string; wrapped: Buffer }>(
      "SELECT person_id, wrapped FROM vault.person_key WHERE person_id = ANY($1) AND wrapped IS NOT NULL",
      [[...new Set(personIds)]],
    );
    return new Map(rows.map(({ person_id, wrapped }) => [person_id, open(this.#master, wrapped, person_id)]));
  }

  /** When a person's key was destroyed, by the machine's clock; null while it exists, or where there never was one. */
  async destroyedAt(personId: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ destroyed_at: string | null }>(
      "SELECT destroyed_at FROM vault.person_key WHERE person_id = $1",
      [personId],
    );
    return rows[0]?.destroyed_at ?? null;
  }

  /** Destroys with it, in one statement, the keys of visitors with these hashes of addresses. */
  async destroy(personId: string, addressHashes: readonly string[] = []): Promise<void> {
    await this.#pool.query(
      `WITH visitors AS (
         UPDATE vault.person_key SET wrapped = NULL, destroyed_at = coalesce(destroyed_at, now()), address_hash = NULL
         WHERE address_hash = ANY($2))
       INSERT INTO vault.person_key (person_id, wrapped, destroyed_at) VALUES ($1, NULL, now())
       ON CONFLICT (person_id) DO UPDATE
         SET wrapped = NULL, destroyed_at = coalesce(person_key.destroyed_at, now()), address_hash = NULL`,
      [personId, addressHashes],
    );
  }
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the cipher text; `context` is authenticated with it. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws Error when the key or the context differs, or the text was changed. */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** A keyed hash (HMAC-SHA-256) of a normalised value: names streams of claims and looks up sign-ins without storing the value. */
export const keyedHash = (masterKey: string, purpose: string, value: string): string =>
  createHmac("sha256", Buffer.from(masterKey, "base64")).update(`${purpose}\u0000${value}`).digest("hex");
