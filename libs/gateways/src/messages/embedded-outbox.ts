import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { typedId } from "@tablee/domain/kernel/text/tidy";
import type { Channel } from "@tablee/domain/notice/vocabulary";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import type { Pool } from "@tablee/platform/postgres";
import type { ForgottenAddresses, Message, MessageCarrier } from "./message-carrier.ts";
import { emlOf, type Sender } from "./mime.ts";

export interface OutboxRow {
  readonly message_id: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly at: string;
  readonly handed_over: number;
}

/** A message of any channel. `to`: an address, a number, or the account of a push message. */
export type KeptMessage = Omit<Message, "channel"> & { readonly channel: Channel };

/** A carrier that keeps its messages where developers and staff can see them, and writes mails as .eml files. */
export class EmbeddedOutbox implements MessageCarrier {
  readonly #pool: Pool;
  readonly #folder: string;
  readonly #sender: () => Sender;

  private constructor(pool: Pool, folder: string, sender: () => Sender) {
    this.#pool = pool;
    this.#folder = folder;
    this.#sender = sender;
  }

  /**
   * Opens the outbox. Messages of earlier releases have no account: the recipient of a push message is its account, and the others are
   * found by their recipients.
   */
  static async open(pool: Pool, dataFolder: string, sender: () => Sender): Promise<EmbeddedOutbox> {
    await pool.query(`
      SELECT pg_advisory_xact_lock(${advisoryLocks["embedded-outbox"]});
      CREATE SCHEMA IF NOT EXISTS embedded_outbox;
      CREATE TABLE IF NOT EXISTS embedded_outbox.message (
        message_id text PRIMARY KEY, channel text NOT NULL, kind text NOT NULL, recipient text NOT NULL, subject text NOT NULL,
        text text NOT NULL, html text, at timestamptz NOT NULL, handed_over int NOT NULL DEFAULT 1);
      ALTER TABLE embedded_outbox.message ADD COLUMN IF NOT EXISTS account_id text;
      CREATE INDEX IF NOT EXISTS message_account ON embedded_outbox.message (account_id);
      CREATE INDEX IF NOT EXISTS message_recipient ON embedded_outbox.message (lower(recipient));
      UPDATE embedded_outbox.message SET account_id = recipient WHERE account_id IS NULL AND channel = 'push';
      CREATE INDEX IF NOT EXISTS message_at ON embedded_outbox.message (at DESC, message_id);
    `);
    return new EmbeddedOutbox(pool, join(dataFolder, "outbox"), sender);
  }

  async deliver(message: Message): Promise<void> {
    const handedOver = await this.keep(message);
    if (message.channel === "mail" && handedOver === 1) await this.#writeFile(message);
  }

  /** Keeps a message by its id. Returns how often it was handed over. */
  async keep({ messageId, accountId, channel, kind, to, subject, text, html, at }: KeptMessage): Promise<number> {
    const { rows } = await this.#pool.query<{ handed_over: number }>(
      `INSERT INTO embedded_outbox.message (message_id, channel, kind, recipient, subject, text, html, at, account_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (message_id) DO UPDATE SET handed_over = message.handed_over + 1 RETURNING handed_over`,
      [messageId, channel, kind, to, subject, text, html ?? null, at, accountId],
    );
    return rows[0]!.handed_over;
  }

  async forget(accountId: AccountId, { verified, all }: ForgottenAddresses): Promise<void> {
    const { rows } = await this.#pool.query<{ message_id: string }>(
      `SELECT message_id FROM embedded_outbox.message
       WHERE account_id = $1 OR lower(recipient) = ANY($2) OR (account_id IS NULL AND lower(recipient) = ANY($3))`,
      [accountId, verified.map(addressKey), [accountId, ...all].map(addressKey)],
    );
    await this.forgetSent(rows.map(({ message_id }) => message_id));
  }

  async forgetSent(messageIds: readonly string[]): Promise<void> {
    // Files first: if this process crashes in between, the rows still name them.
    for (const messageId of messageIds) await rm(this.#fileOf(messageId), { force: true });
    await this.#pool.query("DELETE FROM embedded_outbox.message WHERE message_id = ANY($1)", [messageIds]);
  }

  #fileOf(messageId: string): string {
    return join(this.#folder, `${messageId.replaceAll(/[^\w-]/g, "_")}.eml`);
  }

  async #writeFile(message: Message): Promise<void> {
    const file = this.#fileOf(message.messageId);
    // Mails carry names, addresses and links that sign people in: only this server's own user may read them.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await chmod(this.#folder, 0o700);
    await writeFile(file, await emlOf(message, this.#sender()), { mode: 0o600 });
  }

  async newest(filter: {
    /** A whole recipient or a part of an id: matching a part of a recipient or a subject would reveal what staff may not read. */
    readonly q?: string | undefined;
    /**
     * True if a whole recipient finds its messages. False for staff who never see recipients: a match would reveal to them that the
     * recipient is known.
     */
    readonly byRecipient: boolean;
    readonly channel?: string | undefined;
    readonly kind?: string | undefined;
    readonly after?: readonly [at: string, messageId: string] | undefined;
    readonly limit: number;
  }): Promise<OutboxRow[]> {
    const { q, byRecipient, channel, kind, after, limit } = filter;
    const like = q ? `%${typedId(q).replace(/[%_\\]/g, "\\$&")}%` : null;
    const { rows } = await this.#pool.query<OutboxRow>(
      `SELECT * FROM embedded_outbox.message
       WHERE ($1::text IS NULL OR lower(recipient) = $7 OR message_id LIKE $1)
         AND ($2::text IS NULL OR channel = $2) AND ($3::text IS NULL OR kind = $3)
         AND ($4::timestamptz IS NULL OR (at, message_id) < ($4, $5))
       ORDER BY at DESC, message_id DESC LIMIT $6`,
      [like, channel ?? null, kind ?? null, after?.[0] ?? null, after?.[1] ?? null, limit, byRecipient && q ? addressKey(q) : null],
    );
    return rows;
  }

  async find(messageId: string): Promise<OutboxRow | undefined> {
    const { rows } = await this.#pool.query<OutboxRow>("SELECT * FROM embedded_outbox.message WHERE message_id = $1", [messageId]);
    return rows[0];
  }
}
