import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { answerInquiry } from "@tablee/commands/inquiry/answer-inquiry";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/contact";
import type { InquiryEvent } from "@tablee/domain/inquiry/events";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { type InquiryRow, inquiriesIn } from "@tablee/projections/inquiries/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { localInstant } from "../../views/local-time.ts";
import { ActorNames } from "../accounts/actor-names.ts";

/** Rows of an answer. */
const MAX_ROWS = 200;

type Row = OutputOf<typeof calls.inquiries>["rows"][number];

/** Messages of the contact form, for the staff who answer them. */
@Injectable()
export class AdminContact {
  constructor(
    private readonly api: ApiContext,
    private readonly actors: ActorNames,
    private readonly commands: Commands,
  ) {}

  async inquiries({ state }: InputOf<typeof calls.inquiries>, { receivedAt }: Caller): Promise<OutputOf<typeof calls.inquiries>> {
    const rows = await inquiriesIn(this.api.reads, state, MAX_ROWS);
    const names = await this.actors.staff(rows.flatMap(({ answered_by }) => answered_by ?? []));
    return { rows: await Promise.all(rows.map((row) => this.#row(row, names))), asOf: receivedAt };
  }

  /** The note is the reason of the act, which the history of the account shows too. */
  async answer({ inquiryId, reason }: InputOf<typeof calls.answerInquiry>, by: Caller): Promise<{ done: true }> {
    const context = by.command(`answer-inquiry ${inquiryId}`);
    await this.commands.send(answerInquiry, { inquiryId }, { ...context, actor: { ...by.actor, reason } });
    return { done: true };
  }

  /** Reads the words from the log: those of a forgotten person can no longer be opened. */
  async #row({ key, state, topic, order_id, account_id, language, ...row }: InquiryRow, names: ReadonlyMap<string, string>): Promise<Row> {
    const events = (await this.api.opened.store.read(streamName("inquiry", key), { personal: true })) as readonly Stored<InquiryEvent>[];
    const received = events.find((event) => event.type === "InquiryReceived")?.data as Partial<ReceivedData> | undefined;
    const note = events.find(({ type }) => type === "InquiryAnswered")?.metadata.actor.reason;
    const { answered_at, answered_by } = row;
    return {
      inquiryId: key,
      state,
      topic,
      orderId: order_id,
      accountId: account_id,
      language,
      receivedAt: localInstant(row.received_at, businessZone),
      written: received?.writer && received.message !== undefined ? { ...received.writer, message: received.message } : null,
      answer:
        answered_at && answered_by
          ? { at: localInstant(answered_at, businessZone), by: names.get(answered_by) ?? answered_by, ...(note !== undefined && { note }) }
          : null,
    };
  }
}

type ReceivedData = Extract<InquiryEvent, { type: "InquiryReceived" }>["data"];
