import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Pool } from "./postgres.ts";

/** Keys of persons: what they seal can be read as long as the key exists. */
export interface PersonKeys {
  /** The person's key, made if there is none and the person was not forgotten. */
  create(personId: string): Promise<Buffer>;
  /** Keys of those persons who still have one. */
  find(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  destroy(personId: string): Promise<void>;
}

const MOST_CACHED = 50_000;

/** Keys in vault.person_key, each wrapped (AES-256-GCM) by the master key. */
export class VaultPersonKeys implements PersonKeys {
  readonly #pool: Pool;
  readonly #master: Buffer;
  readonly #cache = new Map<string, Buffer>();

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#master = Buffer.from(masterKey, "base64").subarray(0, 32);
  }

  async create(personId: string): Promise<Buffer> {
    const known = (await this.find([personId])).get(personId);
    if (known) return known;
    await this.#pool.query("INSERT INTO vault.person_key (person_id, wrapped) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
      personId,
      seal(this.#master, randomBytes(32), personId),
    ]);
    const key = (await this.find([personId])).get(personId);
    if (!key) throw new Error("a person's key could not be made");
    return key;
  }

  async find(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const missing = [...new Set(personIds)].filter((id) => !this.#cache.has(id));
    if (missing.length > 0) {
      const { rows } = await this.#pool.query<{ person_id: string; wrapped: Buffer }>(
        "SELECT person_id, wrapped FROM vault.person_key WHERE person_id = ANY($1)",
        [missing],
      );
      if (this.#cache.size > MOST_CACHED) this.#cache.clear();
      for (const row of rows) this.#cache.set(row.person_id, open(this.#master, row.wrapped, row.person_id));
    }
    return new Map(personIds.flatMap((id) => (this.#cache.has(id) ? [[id, this.#cache.get(id)!]] : [])));
  }

  async destroy(personId: string): Promise<void> {
    await this.#pool.query("DELETE FROM vault.person_key WHERE person_id = $1", [personId]);
    this.#cache.delete(personId);
  }
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the cipher text; `context` is authenticated with it. */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws Error when the key or the context is another one, or the text was changed. */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** A keyed hash (HMAC-SHA-256) of a normalised value: names streams of claims and looks up sign-ins without storing the value. */
export const keyedHash = (masterKey: string, purpose: string, value: string): string =>
  createHmac("sha256", Buffer.from(masterKey, "base64")).update(`${purpose}\u0000${value}`).digest("hex");
