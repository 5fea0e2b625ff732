import type { Access } from "@tablee/access/access";
import type { DeliveryResults } from "@tablee/gateways/delivery-results/delivery-results";
import type { MessageCarrier } from "@tablee/gateways/messages/message-carrier";
import type { PasswordCheck } from "@tablee/gateways/password-check/password-check";
import type { PaymentGateway } from "@tablee/gateways/payment/payment-gateway";
import type { Brand } from "@tablee/platform/brand";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { CommandRuntime } from "./command-runtime.ts";
import type { Steps } from "./steps.ts";

/** What use cases need beside the domain. A class, so that Nest can inject it by its type. */
export class Dependencies {
  readonly runtime: CommandRuntime;
  readonly steps: Steps;
  /** Facts to hand to deciders. Never the truth about what a decider guards. */
  readonly facts: ReadDb;
  /** Who may come in, and what they were allowed. */
  readonly access: Access;
  readonly payments: PaymentGateway;
  readonly deliveries: DeliveryResults;
  readonly passwords: PasswordCheck;
  readonly messages: MessageCarrier;
  /** Where people reach the site: links in messages. */
  readonly publicUrl: string;
  readonly brand: Brand;
  readonly masterKey: string;

  constructor(all: { readonly [Name in keyof Dependencies]: Dependencies[Name] }) {
    this.runtime = all.runtime;
    this.steps = all.steps;
    this.facts = all.facts;
    this.access = all.access;
    this.payments = all.payments;
    this.deliveries = all.deliveries;
    this.passwords = all.passwords;
    this.messages = all.messages;
    this.publicUrl = all.publicUrl;
    this.brand = all.brand;
    this.masterKey = all.masterKey;
  }
}
