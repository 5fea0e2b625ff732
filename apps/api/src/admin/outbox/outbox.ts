import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { outbox, outboxMessage } from "@tablee/contracts/calls/admin/money";
import { InstantText } from "@tablee/domain/kernel/schemas";
import { streamName } from "@tablee/domain/streams";
import { htmlWithPictures } from "@tablee/gateways/messages/mime";
import { accountById } from "@tablee/projections/accounts/queries";
import { z } from "zod";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { mayRevealContacts } from "../../http/masking.ts";
import { cursorOf, parseCursor } from "../../views/keyset.ts";

/** Messages as the embedded carrier keeps them. */
@Injectable()
export class AdminOutbox {
  constructor(private readonly api: ApiContext) {}

  async page({ after, ...filter }: InputOf<typeof outbox>, by: Caller): Promise<OutputOf<typeof outbox>> {
    const { clock, config, opened } = this.api;
    const byRecipient = mayRevealContacts(by.staff!.staff!.role);
    const rows = await opened.gateways.outbox.newest({ ...filter, byRecipient, after: parseCursor(after, InstantText, z.string()) });
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        messageId: row.message_id,
        channel: row.channel,
        kind: row.kind,
        to: row.recipient,
        at: row.at,
        handedOver: row.handed_over,
      })),
      next: rows.length === filter.limit && last ? cursorOf(last.at, last.message_id) : null,
      embedded: config.SMTP_URL === undefined,
      asOf: clock.now(),
    };
  }

  /** A message, masked by the binder unless its reader has revealed the account that its event is about. */
  async one(messageId: string, by: Caller): Promise<OutputOf<typeof outboxMessage>> {
    const { reads } = this.api;
    const { gateways, store } = this.api.opened;
    const row = await gateways.outbox.find(messageId);
    if (!row) throw new Failure("not-found");
    const [sent] = await store.read(streamName("notice", row.message_id));
    const { subject: about } = sent?.metadata ?? {};
    // A gift card that a visitor bought is the subject of its mails itself: no account can be revealed.
    const accountId = about !== undefined && (await accountById(reads, about)) ? about : null;
    const isRevealed = accountId !== null && (await this.api.access.reveals.has(by.staff!, accountId));
    const { channel, recipient: to, subject, text, html, at } = row;
    return { messageId, accountId, isRevealed, channel, to, subject, text, html: html && htmlWithPictures(html), at };
  }
}
