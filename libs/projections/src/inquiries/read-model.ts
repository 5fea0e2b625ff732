import type { InquiryState, InquiryTopic, WriterForgottenBecause } from "@tablee/domain/inquiry/vocabulary";
import { accountOfWriter } from "@tablee/domain/inquiry/vocabulary";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** A message to the team without its personal parts, which stay in the log. */
export interface InquiryRow {
  readonly key: string;
  readonly state: InquiryState;
  readonly topic: InquiryTopic;
  readonly order_id: OrderId | null;
  /** Null for a visitor's message. */
  readonly account_id: AccountId | null;
  readonly language: Language;
  readonly received_at: string;
  readonly answered_at: string | null;
  /** The member of staff who closed it. */
  readonly answered_by: string | null;
  readonly forgotten_at: string | null;
  readonly forgotten_because: WriterForgottenBecause | null;
}

/** One row per message to the team. */
export const inquiriesModel = readModelOf<InquiryRow>()("inquiries", {
  version: 3,
  ignores: [],
  columns: {
    key: "text",
    state: "text",
    topic: "text",
    order_id: "text null",
    account_id: "text null",
    language: "text",
    received_at: "timestamptz",
    answered_at: "timestamptz null",
    answered_by: "text null",
    forgotten_at: "timestamptz null",
    forgotten_because: "text null",
  },
  indexes: ["(state, received_at)", "(account_id)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    switch (event.type) {
      case "InquiryReceived": {
        const { writerId, topic, orderId = null, language, receivedAt } = event.data;
        return {
          key,
          state: "open",
          topic,
          order_id: orderId,
          account_id: accountOfWriter(key, writerId) ?? null,
          language,
          received_at: receivedAt,
          answered_at: null,
          answered_by: null,
          forgotten_at: null,
          forgotten_because: null,
        };
      }
      case "InquiryAnswered":
        return row && { ...row, state: "answered", answered_at: event.data.answeredAt, answered_by: event.metadata.actor.id };
      case "InquiryWriterForgotten": {
        const { because, forgottenAt } = event.data;
        return row && { ...row, state: "forgotten", forgotten_at: forgottenAt, forgotten_because: because };
      }
      default:
        return never(event);
    }
  },
});
