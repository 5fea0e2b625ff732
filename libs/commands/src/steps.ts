import type { PushTokens } from "@tablee/access/push-tokens";
import type { EditingSessions } from "@tablee/access/sessions/editing-sessions";
import type { StaffMembers } from "@tablee/access/sessions/staff-members";
import type { Credentials } from "@tablee/access/sign-in/credentials";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import type { DeliveryResults } from "@tablee/gateways/delivery-results/delivery-results";
import type { MessageCarrier } from "@tablee/gateways/messages/message-carrier";
import type { NewsletterProvider } from "@tablee/gateways/newsletter/newsletter-provider";
import type { PasswordCheck } from "@tablee/gateways/password-check/password-check";
import type { PaymentGateway } from "@tablee/gateways/payment/payment-gateway";
import type { PushService } from "@tablee/gateways/push/push-service";
import type { RoutingService } from "@tablee/gateways/routing/routing-service";
import type { Writer } from "@tablee/notices/message";
import type { Facts } from "@tablee/projections/facts/facts";
import type { CommandRuntime } from "./command-runtime.ts";

/** The streams, as use cases read and write them. */
export type Streams = Pick<CommandRuntime, "load" | "handle">;

/** What of a provider of payments use cases call. */
export type PaymentPort = Pick<PaymentGateway, "prepare" | "confirm" | "ask" | "refund" | "methodOf">;

export interface Traces {
  /** Deletes what a person signs in with, is remembered by and was answered. The address is missing once its key is destroyed. */
  forgetAccess(accountId: AccountId, email: string | undefined): Promise<void>;
  /** Deletes kept messages to these addresses, numbers and accounts, and what the newsletter has of the addresses. */
  forgetMessages(recipients: readonly string[]): Promise<void>;
  /** Deletes where the account's boxes went, at the service that routes them. */
  forgetStops(accountId: AccountId): Promise<void>;
  destroyKey(accountId: AccountId): Promise<void>;
}

/** What of the outside world use cases call. */
export interface Ports {
  readonly payments: Readonly<Record<PaymentProvider, PaymentPort>>;
  readonly deliveries: DeliveryResults;
  readonly messages: MessageCarrier;
  readonly push: PushService;
  readonly newsletter: NewsletterProvider;
  readonly routing: Pick<RoutingService, "plan" | "takeBack">;
  /** By which tokens the app on an account's devices is reached. */
  readonly devices: Pick<PushTokens, "tokensOf" | "forget">;
  readonly passwords: PasswordCheck;
  readonly credentials: Pick<Credentials, "emailHash" | "keep"> & {
    /** Makes the code of a request good, which verifies the account's address of mail. May be repeated. */
    issueCode(accountId: AccountId, codeId: string): Promise<void>;
    /** An account is signed in to with another address; what was sent to the one before, and sessions, are over. May be repeated. */
    move(accountId: AccountId, email: string): Promise<void>;
  };
  /** What is applied of the team's events. */
  readonly staff: Pick<StaffMembers, "roster" | "settle">;
  /** What of a person stands beside the log, and the key to what stands in it. Each call may be repeated. */
  readonly traces: Traces;
  /** A hash of a text that says nothing to those who lack the key; `purpose` keeps hashes of one text apart. */
  readonly hashes: { keyed(purpose: string, text: string): string };
  /** The windows that customers edit their orders in. */
  readonly editing: Pick<EditingSessions, "hasMoved" | "take">;
  /** Under which name notices are written, and charges made, and what notices ask read models. */
  readonly writer: Writer;
}

/**
 * The only way out of a use case that crosses streams: the streams, what read models know, and ports. On servers and in memory the
 * command runtime, and so every conflict, repetition and retry, is the product's own. A class, so that Nest can inject it by its type.
 */
export class Steps implements Streams {
  readonly load: Streams["load"];
  readonly handle: Streams["handle"];
  readonly facts: Facts;
  readonly ports: Ports;

  constructor(streams: Streams, facts: Facts, ports: Ports) {
    this.load = streams.load.bind(streams);
    this.handle = streams.handle.bind(streams);
    this.facts = facts;
    this.ports = ports;
  }
}
