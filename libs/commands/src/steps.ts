import type { EditingSessions } from "@tablee/access/editing-sessions";
import type { DeliveryResults } from "@tablee/gateways/delivery-results/delivery-results";
import type { MessageCarrier } from "@tablee/gateways/messages/message-carrier";
import type { PaymentGateway } from "@tablee/gateways/payment/payment-gateway";
import type { Writer } from "@tablee/notices/message";
import type { Facts } from "@tablee/projections/facts/facts";
import type { CommandRuntime } from "./command-runtime.ts";

/** The streams, as use cases read and write them. */
export type Streams = Pick<CommandRuntime, "load" | "handle">;

/** What of the outside world use cases call. */
export interface Ports {
  readonly payments: PaymentGateway;
  readonly deliveries: DeliveryResults;
  readonly messages: MessageCarrier;
  /** The windows that customers edit their orders in. */
  readonly editing: Pick<EditingSessions, "hasMoved">;
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
