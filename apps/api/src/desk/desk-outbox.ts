import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { outbox, outboxMessage } from "@tablee/contracts/calls/desk-money";
import { InstantText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { cursorOf, parseCursor } from "../views/keyset.ts";

/** Messages as the embedded carrier keeps them. */
@Injectable()
export class DeskOutbox {
  constructor(private readonly api: ApiContext) {}

  async page({ after, ...filter }: InputOf<typeof outbox>): Promise<OutputOf<typeof outbox>> {
    const { clock, config, opened } = this.api;
    const rows = await opened.gateways.outbox.newest({ ...filter, after: parseCursor(after, InstantText, z.string()) });
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        messageId: row.message_id,
        channel: row.channel,
        kind: row.kind,
        to: row.recipient,
        subject: row.subject,
        at: row.at,
        handedOver: row.handed_over,
      })),
      next: rows.length === filter.limit && last ? cursorOf(last.at, last.message_id) : null,
      embedded: config.SMTP_URL === undefined,
      asOf: clock.now(),
    };
  }

  async one(messageId: string): Promise<OutputOf<typeof outboxMessage>> {
    const row = await this.api.opened.gateways.outbox.find(messageId);
    if (!row) throw new Failure("not-found");
    const { channel, recipient: to, subject, text, html, at } = row;
    return { messageId, channel, to, subject, text, html, at };
  }
}
