import type { MailAllowance } from "@tablee/access/mail-allowance";
import type { NewsletterConsents } from "@tablee/access/newsletter-consents";
import type { PushTokens } from "@tablee/access/push-tokens";
import type { EditingSessions } from "@tablee/access/sessions/editing-sessions";
import type { StaffMembers } from "@tablee/access/sessions/staff-members";
import type { Credentials } from "@tablee/access/sign-in/credentials";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import type { DeliveryResults } from "@tablee/gateways/delivery-results/delivery-results";
import type { ForgottenAddresses, MessageCarrier } from "@tablee/gateways/messages/message-carrier";
import type { NewsletterProvider } from "@tablee/gateways/newsletter/newsletter-provider";
import type { PasswordCheck } from "@tablee/gateways/password-check/password-check";
import type { PaymentGateway } from "@tablee/gateways/payment/payment-gateway";
import type { PushService } from "@tablee/gateways/push/push-service";
import type { RoutingService } from "@tablee/gateways/routing/routing-service";
import type { Writer } from "@tablee/notices/message";
import type { VisitorKey } from "@tablee/platform/person-keys";
import type { Facts } from "@tablee/projections/facts/facts";
import type { CommandRuntime } from "./command-runtime.ts";

/** The part of the command runtime that use cases use. */
export type Streams = Pick<CommandRuntime, "load" | "handle">;

/** The calls of a payment provider that use cases use. */
export type PaymentPort = Pick<PaymentGateway, "prepare" | "confirm" | "ask" | "refund" | "methodOf">;

export interface Traces {
  /** Deletes a person's credentials, sessions and kept answers. The address is missing once its key is destroyed. */
  forgetAccess(accountId: AccountId, email: string | undefined): Promise<void>;
  /** Deletes the account's kept messages, and those to the person's addresses. */
  forgetMessages(accountId: AccountId, addresses: ForgottenAddresses): Promise<void>;
  /** Deletes the kept mails with these ids, which a person had sent to others. */
  forgetMailsToOthers(messageIds: readonly string[]): Promise<void>;
  /** Deletes the account's stops at the routing service. */
  forgetStops(accountId: AccountId): Promise<void>;
  /** Makes the key of a visitor's message before the message is recorded, and keeps the keyed hash of the address with it. */
  keepVisitor(key: VisitorKey): Promise<void>;
  /** The messages of visitors from addresses with these keyed hashes, while their keys exist. */
  messagesFrom(addressHashes: readonly string[]): Promise<readonly string[]>;
  /** Destroys the key of an account, or of a visitor's message, and, at once, the keys of visitors' messages from addresses with these keyed hashes. */
  destroyKeys(personId: AccountId, addressHashes: readonly string[]): Promise<void>;
}

/** The ports of the outside world that use cases call. */
export interface Ports {
  readonly payments: Readonly<Record<PaymentProvider, PaymentPort>>;
  readonly deliveries: DeliveryResults;
  readonly messages: MessageCarrier;
  readonly push: PushService;
  readonly newsletter: NewsletterProvider;
  /** The consents of visitors who asked for the newsletter. */
  readonly newsletterConsents: Pick<NewsletterConsents, "forget">;
  readonly routing: Pick<RoutingService, "plan" | "takeBack">;
  /** The push tokens of an account's devices. */
  readonly devices: Pick<PushTokens, "tokensOf" | "forget">;
  /** The mails a day to addresses that were never verified. */
  readonly mailAllowance: Pick<MailAllowance, "take">;
  readonly passwords: PasswordCheck;
  readonly credentials: Pick<Credentials, "emailHash" | "keep"> & {
    /** Makes the code of a request valid, which verifies the account's email address. May be repeated. */
    issueCode(accountId: AccountId, codeId: string): Promise<void>;
    /** Changes the sign-in email; invalidates sent codes and links, and sessions. May be repeated. */
    move(accountId: AccountId, email: string): Promise<void>;
  };
  /** The roster of staff, and the rows that the team's events are applied to. */
  readonly staff: Pick<StaffMembers, "roster" | "settle">;
  /** A person's data outside the log, and the key to those in it. Each call may be repeated. */
  readonly traces: Traces;
  /** A hash that reveals nothing of a text to anyone without the key; `purpose` keeps hashes of one text apart. */
  readonly hashes: { keyed(purpose: string, text: string): string };
  /** The windows that customers edit their orders in. */
  readonly editing: Pick<EditingSessions, "hasMoved" | "take">;
  /** The brand, links and read models that notices are written with; charges are made under its brand. */
  readonly writer: Writer;
}

/**
 * The only access of a use case to anything outside itself: the streams, the facts of read models, and ports. On servers and in memory the
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
