import { CommandRuntime } from "@tablee/commands/command-runtime";
import { type PaymentPort, type Ports, Steps } from "@tablee/commands/steps";
import { THANKS } from "@tablee/domain/consent/newsletter-thanks";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { UNPROVEN_MAILS_A_DAY } from "@tablee/domain/notice/vocabulary";
import type { Membership } from "@tablee/domain/staff/decider";
import type { StoredEvent } from "@tablee/event-store/events";
import type { DeliveryResult, PickupResult } from "@tablee/gateways/delivery-results/delivery-results";
import { embeddedImages } from "@tablee/gateways/images/embedded-images";
import type { ForgottenAddresses, Message } from "@tablee/gateways/messages/message-carrier";
import type { PushMessage } from "@tablee/gateways/push/push-service";
import type { Stop } from "@tablee/gateways/routing/routing-service";
import { brands } from "@tablee/platform/brand";
import { MemoryGateway } from "./gateway.ts";
import { MemoryFacts } from "./memory-facts.ts";
import { MemoryLog } from "./memory-log.ts";
import { ProcessSteps, Turns } from "./turns.ts";

/** A process of the world: the steps that its use cases act through, and the number of steps it has left. */
export interface Process {
  readonly steps: Steps;
  readonly life: ProcessSteps;
}

/**
 * The product without servers: one log, one gateway, one carrier, and any number of processes with a command runtime of their own, which
 * can be played step by step together and die between any two steps. A step is the same as on servers: an append, or a call of a port.
 */
export class World {
  readonly log: MemoryLog;
  readonly facts: MemoryFacts;
  readonly gateway = new MemoryGateway();
  readonly messages = new Map<string, Message>();
  /** The push messages that devices showed, by message id. */
  readonly shown = new Map<string, PushMessage>();
  /** The tokens of each account's devices. */
  readonly devices = new Map<string, readonly string[]>();
  /** Addresses that get the newsletter, each with the forms that brought it there. */
  readonly readers = new Map<string, Set<string>>();
  /** The consents of visitors who asked for the newsletter, by address. */
  readonly newsletterConsents = new Map<string, readonly unknown[]>();
  /** The routing service's stops by order or pickup; one that was taken back has only a version. */
  readonly stops = new Map<string, Pick<Stop, "version"> & Partial<Stop>>();
  readonly turns = new Turns();
  /** Password hashes, by account. */
  readonly passwords = new Map<string, string>();
  /** Sign-in addresses of accounts, once they were changed. */
  readonly emails = new Map<string, string>();
  /** The id of the latest code to verify each account's address. */
  readonly codes = new Map<string, string>();
  /** The keyed hash of each visitor's address, by the id whose key seals the visitor's message; a destroyed key has none. */
  readonly visitors = new Map<string, string>();
  /** The id of each visitor's message, by the id whose key seals it. */
  readonly messagesOfVisitors = new Map<string, string>();
  /** The access of members of staff. */
  readonly staff = new Map<string, Membership>();
  /** The number of mails on each day to an account's address that was never verified, by account and day. */
  readonly mailsOnDays = new Map<string, number>();
  /** The editing session (a browser window) that last took over each order. */
  readonly windows = new Map<string, string>();
  /** The drivers' report on the next box, and on the next pickup of bags and kits. */
  delivery: DeliveryResult = { result: "delivered", collects: true };
  pickup: PickupResult = { result: "collected" };

  readonly #outside: Ports | undefined;

  /** `outside` are the ports that the processes call in place of those in memory, whose effects end with the world. */
  constructor(log = new MemoryLog(), outside?: Ports) {
    this.log = log;
    this.facts = new MemoryFacts(log);
    this.#outside = outside;
  }

  /** Returns the events since the last call, once the read models know them. Policies must have followed them. */
  drain(): StoredEvent[] {
    this.facts.follow();
    return this.log.drain();
  }

  process(): Process {
    const life = new ProcessSteps(this.turns);
    const { log } = this;
    const runtime = new CommandRuntime(
      {
        read: (stream, options) => life.look(() => log.read(stream, options)),
        append: (stream, events, expected) => life.step(() => log.append(stream, events, expected as "no_stream" | number)),
      },
      { pause: async () => {} },
    );
    return { steps: new Steps(runtime, this.facts, this.#outside ?? this.#ports(life)), life };
  }

  #keepStop(stop: Pick<Stop, "stopId" | "version">): void {
    if ((this.stops.get(stop.stopId)?.version ?? -1) < stop.version) this.stops.set(stop.stopId, stop);
  }

  #ports(life: ProcessSteps): Ports {
    const { gateway, messages, passwords, windows } = this;
    const forget = async (accountId: AccountId, { verified }: ForgottenAddresses) => {
      const keys = verified.map(addressKey);
      for (const [id, message] of messages)
        if (message.accountId === accountId || keys.includes(addressKey(message.to))) messages.delete(id);
    };
    const forgetSent = async (messageIds: readonly string[]) => {
      for (const id of messageIds) messages.delete(id);
    };
    return {
      payments: { card: steppingPort(gateway.ports.card, life), paypal: steppingPort(gateway.ports.paypal, life) },
      deliveries: {
        resultOf: () => life.step(async () => this.delivery),
        pickupResultOf: () => life.step(async () => this.pickup),
      },
      messages: { deliver: (message) => life.step(async () => void messages.set(message.messageId, message)), forget, forgetSent },
      push: {
        deliver: (message) =>
          life.step(async () => {
            this.shown.set(message.messageId, message);
            return { gone: message.tokens.filter((token) => token.includes("unregistered")) };
          }),
      },
      newsletter: {
        subscribe: ({ email, form }) =>
          life.step(async () => {
            this.readers.set(email, new Set(this.readers.get(email)).add(form));
            return { action: THANKS };
          }),
        leave: (emails, form) =>
          life.step(async () => {
            for (const email of emails)
              if (this.readers.get(email)?.delete(form) && this.readers.get(email)?.size === 0) this.readers.delete(email);
          }),
        forget: (emails) =>
          life.step(async () => {
            for (const email of emails) this.readers.delete(email);
          }),
      },
      newsletterConsents: {
        forget: (emails) =>
          life.step(async () => {
            for (const email of emails) this.newsletterConsents.delete(email);
          }),
      },
      devices: {
        tokensOf: (accountId) => life.step(async () => this.devices.get(accountId) ?? []),
        forget: (accountId, tokens) =>
          life.step(async () => {
            const left = (this.devices.get(accountId) ?? []).filter((token) => !tokens.includes(token));
            this.devices.set(accountId, left);
          }),
      },
      routing: {
        plan: (stop) => life.step(async () => this.#keepStop(stop)),
        takeBack: (stop) => life.step(async () => this.#keepStop(stop)),
      },
      mailAllowance: {
        take: (accountId, at) =>
          life.step(async () => {
            const day = `${accountId} ${at.slice(0, 10)}`;
            const taken = (this.mailsOnDays.get(day) ?? 0) + 1;
            this.mailsOnDays.set(day, taken);
            return taken <= UNPROVEN_MAILS_A_DAY;
          }),
      },
      passwords: { isBreached: () => life.step(async () => false) },
      credentials: {
        emailHash: (email) => email,
        keep: ({ accountId, passwordHash }) => life.step(async () => void passwords.set(accountId, passwordHash ?? "")),
        issueCode: (accountId, codeId) => life.step(async () => void this.codes.set(accountId, codeId)),
        move: (accountId, email) => life.step(async () => void this.emails.set(accountId, email)),
      },
      staff: {
        roster: () => life.step(async () => ({})),
        settle: (staffId, member) => life.step(async () => void this.staff.set(staffId, member)),
      },
      traces: {
        forgetAccess: (accountId) => life.step(async () => void passwords.delete(accountId)),
        forgetMessages: (accountId, addresses) => life.step(() => forget(accountId, addresses)),
        forgetMailsToOthers: (messageIds) => life.step(() => forgetSent(messageIds)),
        forgetStops: (accountId) =>
          life.step(async () => {
            for (const [stopId, stop] of this.stops) if (stop.accountId === accountId) this.stops.delete(stopId);
          }),
        keepVisitor: ({ visitorId, inquiryId, addressHash }) =>
          life.step(async () => {
            this.visitors.set(visitorId, addressHash);
            this.messagesOfVisitors.set(visitorId, inquiryId);
          }),
        messagesFrom: (addressHashes) =>
          life.look(async () =>
            [...this.visitors].flatMap(([visitorId, hash]) =>
              addressHashes.includes(hash) ? [this.messagesOfVisitors.get(visitorId)!] : [],
            ),
          ),
        destroyKeys: (personId, addressHashes) =>
          life.step(async () => {
            this.visitors.delete(personId);
            for (const [writerId, hash] of this.visitors) if (addressHashes.includes(hash)) this.visitors.delete(writerId);
          }),
      },
      hashes: { keyed: idFrom },
      editing: {
        hasMoved: (orderId, session) => life.step(async () => (windows.get(orderId) ?? session) !== session),
        take: (orderId, session) => life.step(async () => void windows.set(orderId, session)),
      },
      writer: {
        facts: { products: async () => new Map(), receipt: async () => undefined },
        publicUrl: "https://tablee.example",
        images: embeddedImages("https://tablee.example"),
        brand: brands.tablee,
        trackingToken: (orderId) => orderId,
        unsubscribePath: () => "/unsubscribe/the-token",
        noInvitationsPath: (language) => `/${language}/no-invitations`,
        openReason: async (actor) => actor,
        resetToken: (resetId) => resetId,
        emailCode: () => "012345",
      },
    };
  }
}

/** A provider each of whose calls is a step. */
const steppingPort = (port: PaymentPort, life: ProcessSteps): PaymentPort => ({
  prepare: (request) => life.step(() => port.prepare(request)),
  confirm: (reference, at) => life.step(() => port.confirm(reference, at)),
  ask: (reference) => life.step(() => port.ask(reference)),
  refund: (request) => life.step(() => port.refund(request)),
  methodOf: (token, customerId) => life.step(() => port.methodOf(token, customerId)),
});
