import type { AccountEvent } from "@tablee/domain/account/events";
import { DataRequestKind } from "@tablee/domain/account/vocabulary";
import type { GenerationEvent } from "@tablee/domain/generation/events";
import type { InquiryEvent } from "@tablee/domain/inquiry/events";
import { accountOfWriter } from "@tablee/domain/inquiry/vocabulary";
import { type AccountId, orderIdOf, type PaymentId } from "@tablee/domain/kernel/ids";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { PaymentEvent } from "@tablee/domain/payment/events";
import type { PointsEvent } from "@tablee/domain/points/events";
import type { ReturnablesEvent } from "@tablee/domain/returnables/events";
import { idOf, type StreamName } from "@tablee/domain/streams";
import type { TaskEvent } from "@tablee/domain/task/events";
import type { SettledByHand, TaskKind } from "@tablee/domain/task/vocabulary";
import type { Stored } from "@tablee/event-store/events";

/** A task as an event opens it. It holds nothing personal. */
export interface OpenedTask {
  /** The subject of the task, unique within its kind: an event about the same subject closes it. */
  readonly about: string;
  /** Null for a task of no account; absent where the subject of its event has it. */
  readonly accountId?: AccountId | null;
  readonly paymentId?: PaymentId;
  readonly week?: string;
  readonly region?: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The events that open or close tasks. */
export type Known = Extract<
  Stored<AccountEvent | GenerationEvent | InquiryEvent | OrderEvent | PaymentEvent | PointsEvent | ReturnablesEvent | TaskEvent>,
  {
    type:
      | "PaymentContradicted"
      | "PaymentOutcomeUnknown"
      | "PaymentCaptured"
      | "PaymentDeclined"
      | "PaymentResolved"
      | "GenerationCommitted"
      | "SubscriptionsLeftOut"
      | "OrderGenerated"
      | "GenerationDelayed"
      | "GenerationResumed"
      | "DataRequestReceived"
      | "DataRequestAnswered"
      | "PersonForgotten"
      | "InquiryReceived"
      | "InquiryAnswered"
      | "InquiryWriterForgotten"
      | "PointsDisputed"
      | "PointsDisputeAnswered"
      | "ReturnableLeftUnpaid"
      | "ReturnableCharged"
      | "ReturnablesReturned"
      | "ReturnablesWrittenOff"
      | "SignInsGuessed"
      | "AccountClosed"
      | "TaskSettled";
  }
>;

interface Kind {
  opens(event: Known): readonly OpenedTask[];
  /** The subjects of the tasks that an event closes. */
  closes(event: Known): readonly string[];
}

const paymentOf = (event: { readonly stream: StreamName<"payment"> }): PaymentId => idOf(event.stream);
const accountOf = (event: { readonly stream: StreamName<"account"> }): AccountId => idOf(event.stream);
const attemptOf = (event: Extract<Stored<PaymentEvent>, { data: { attempt: number } }>): string =>
  `${paymentOf(event)}:${event.data.attempt}`;

const dataRequestOf = (accountId: AccountId, kind: DataRequestKind): string => `${accountId}:${kind}`;

const settledByHand =
  (kind: SettledByHand) =>
  (event: Known): readonly string[] =>
    event.type === "TaskSettled" && event.data.kind === kind ? [event.data.about] : [];

/** The registry: each kind once, with the events that open and close it. A missing kind does not compile. */
export const registry: Readonly<Record<TaskKind, Kind>> = {
  /** Money may have moved that the books lack: only a person can settle it with the provider. */
  "contradicting-webhook": {
    opens(event) {
      if (event.type !== "PaymentContradicted") return [];
      const { attempt, known, told, newsId } = event.data;
      return [{ about: attemptOf(event), paymentId: paymentOf(event), facts: { attempt, known, told, newsId } }];
    },
    closes: settledByHand("contradicting-webhook"),
  },
  "undecided-payment": {
    opens(event) {
      if (event.type !== "PaymentOutcomeUnknown") return [];
      const { attempt, why } = event.data;
      return [{ about: attemptOf(event), paymentId: paymentOf(event), facts: { attempt, why } }];
    },
    closes: (event) =>
      event.type === "PaymentCaptured" || event.type === "PaymentDeclined" || event.type === "PaymentResolved" ? [attemptOf(event)] : [],
  },
  "uncovered-week": {
    opens(event) {
      if (event.type === "GenerationCommitted") {
        const { region, week, changed, runId } = event.data;
        return changed.map((subscriptionId) => ({
          about: orderIdOf(subscriptionId, week),
          week,
          region,
          facts: { because: "changed", subscriptionId, runId },
        }));
      }
      if (event.type !== "SubscriptionsLeftOut") return [];
      const { region, week, because, subscriptions, runId } = event.data;
      return subscriptions.map(({ subscriptionId, accountId }) => ({
        about: orderIdOf(subscriptionId, week),
        accountId,
        week,
        region,
        facts: { because, subscriptionId, runId },
      }));
    },
    closes: (event) => (event.type === "OrderGenerated" ? [event.data.orderId] : []),
  },
  "delayed-generation": {
    opens(event) {
      if (event.type !== "GenerationDelayed") return [];
      const { runId, region, week, waitsFor } = event.data;
      return [{ about: runId, region, week, facts: { waitsFor: waitsFor.join(", ") } }];
    },
    closes: (event) => (event.type === "GenerationResumed" || event.type === "GenerationCommitted" ? [event.data.runId] : []),
  },
  /** The person must get an answer by a day, which the facts hold; an erased person cannot. */
  "data-request": {
    opens(event) {
      if (event.type !== "DataRequestReceived") return [];
      const { kind, via, receivedOn, dueOn } = event.data;
      const accountId = accountOf(event);
      return [{ about: dataRequestOf(accountId, kind), accountId, facts: { kind, via, receivedOn, dueOn } }];
    },
    closes(event) {
      if (event.type === "DataRequestAnswered") return [dataRequestOf(accountOf(event), event.data.kind)];
      return event.type === "PersonForgotten" ? DataRequestKind.options.map((kind) => dataRequestOf(accountOf(event), kind)) : [];
    },
  },
  /** The customer waits for an answer; the message is read from the event, by its revision. */
  "points-dispute": {
    opens(event) {
      if (event.type !== "PointsDisputed") return [];
      const { disputeId, subject, entry, disputedAt } = event.data;
      const facts = { subject, entry, disputedAt, revision: event.revision };
      return [{ about: disputeId, accountId: idOf(event.stream), facts }];
    },
    closes: (event) => (event.type === "PointsDisputeAnswered" ? [event.data.disputeId] : []),
  },
  /** The writer waits for an answer; name and message are read from the stream, until the writer is forgotten. */
  inquiry: {
    opens(event) {
      if (event.type !== "InquiryReceived") return [];
      const { writerId, topic, receivedAt } = event.data;
      const about = idOf(event.stream);
      return [{ about, accountId: accountOfWriter(about, writerId) ?? null, facts: { topic, receivedAt } }];
    },
    closes: (event) => (event.type === "InquiryAnswered" || event.type === "InquiryWriterForgotten" ? [idOf(event.stream)] : []),
  },
  /** The household was notified by mail; a person asks it for the bag or kit, or for another card. */
  "unpaid-returnable": {
    opens(event) {
      if (event.type !== "ReturnableLeftUnpaid") return [];
      const { assetId, attempt, cents } = event.data;
      return [{ about: assetId, accountId: idOf(event.stream), facts: { attempt, cents } }];
    },
    closes(event) {
      if (event.type === "ReturnableCharged") return [event.data.assetId];
      const isOver = event.type === "ReturnablesReturned" || event.type === "ReturnablesWrittenOff";
      return isOver ? event.data.assetIds : settledByHand("unpaid-returnable")(event);
    },
  },
  /** The owner is warned by mail; a person checks whether the guess succeeded. */
  "guessed-account": {
    opens(event) {
      if (event.type !== "SignInsGuessed") return [];
      const accountId = accountOf(event);
      return [{ about: accountId, accountId, facts: { tries: event.data.tries } }];
    },
    closes: (event) =>
      event.type === "AccountClosed" || event.type === "PersonForgotten" ? [accountOf(event)] : settledByHand("guessed-account")(event),
  },
};
