import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { answerInquiry } from "@tablee/commands/inquiry/answer-inquiry";
import { forgetWriter } from "@tablee/commands/inquiry/forget-writer";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/contact";
import type { InquiryEvent } from "@tablee/domain/inquiry/events";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { type InquiryRow, inquiriesIn, inquiryOf } from "@tablee/projections/inquiries/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { localInstant } from "../../views/local-time.ts";
import { ActorNames } from "../accounts/actor-names.ts";

/** Rows of an answer. */
const MAX_ROWS = 200;

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
    return { rows: rows.map(rowOf), asOf: receivedAt };
  }

  /**
   * Reads the words from the log: those of a forgotten person can no longer be opened.
   * @throws Failure inquiry-not-found
   */
  async inquiry({ inquiryId }: InputOf<typeof calls.inquiry>): Promise<OutputOf<typeof calls.inquiry>> {
    const row = await inquiryOf(this.api.reads, inquiryId);
    if (!row) throw new Failure("inquiry-not-found");
    const stream = streamName("inquiry", inquiryId);
    const events = (await this.api.opened.store.read(stream, { personal: true })) as readonly Stored<InquiryEvent>[];
    const { writer, message }: Partial<ReceivedData> = events.find((event) => event.type === "InquiryReceived")?.data ?? {};
    const { name, email } = writer ?? {};
    const from = { ...(name !== undefined && { name }), ...(row.account_id ? { email } : { visitorEmail: email }) };
    return {
      ...rowOf(row),
      written: writer && message !== undefined ? { ...from, message } : null,
      answer: await this.#answerOf(row, events),
      forgotten: forgottenOf(row),
    };
  }

  /** The note is the reason of the act, which the history of the account shows too. */
  async answer({ inquiryId, reason }: InputOf<typeof calls.answerInquiry>, by: Caller): Promise<{ done: true }> {
    const context = by.command(`answer-inquiry ${inquiryId}`);
    await this.commands.send(answerInquiry, { inquiryId }, { ...context, actor: { ...by.actor, reason } });
    return { done: true };
  }

  /** No reason is recorded: it could name the person, and the key that would seal it is gone. */
  async forget({ inquiryId }: InputOf<typeof calls.forgetWriter>, by: Caller): Promise<{ done: true }> {
    await this.commands.send(forgetWriter, { inquiryId, because: "staff" }, by.command(`forget-writer ${inquiryId}`));
    return { done: true };
  }

  async #answerOf({ answered_at, answered_by }: InquiryRow, events: readonly Stored<InquiryEvent>[]): Promise<Answer> {
    if (!answered_at || !answered_by) return null;
    const note = events.find(({ type }) => type === "InquiryAnswered")?.metadata.actor.reason;
    const by = (await this.actors.staff([answered_by])).get(answered_by) ?? answered_by;
    return { at: localInstant(answered_at, businessZone), by, ...(note !== undefined && { note }) };
  }
}

const forgottenOf = ({ forgotten_at: at, forgotten_because: because }: InquiryRow): Forgotten =>
  at && because ? { at: localInstant(at, businessZone), because } : null;

const rowOf = ({ key, state, topic, order_id, account_id, language, received_at }: InquiryRow): Row => ({
  inquiryId: key,
  state,
  topic,
  orderId: order_id,
  accountId: account_id,
  language,
  receivedAt: localInstant(received_at, businessZone),
});

type Row = OutputOf<typeof calls.inquiries>["rows"][number];
type Forgotten = OutputOf<typeof calls.inquiry>["forgotten"];
type Answer = OutputOf<typeof calls.inquiry>["answer"];
type ReceivedData = Extract<InquiryEvent, { type: "InquiryReceived" }>["data"];
