import type { MessageChannel } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { Pool } from "@tablee/platform/postgres";
import type { Addresses } from "./addresses/addresses.ts";
import { embeddedAddresses } from "./addresses/embedded-addresses.ts";
import type { ContentReader } from "./content/content-reader.ts";
import { openContent } from "./content/open-content.ts";
import { type DeliveryResults, embeddedDeliveryResults } from "./delivery-results/delivery-results.ts";
import type { IdentityProviders } from "./identity/identity-provider.ts";
import { openIdentityProviders } from "./identity/open-identity-providers.ts";
import type { ImageService } from "./images/image-service.ts";
import { openImages } from "./images/open-images.ts";
import { EmbeddedOutbox } from "./messages/embedded-outbox.ts";
import type { MessageCarrier } from "./messages/message-carrier.ts";
import { SmtpCarrier } from "./messages/smtp-carrier.ts";
import { openEmbeddedNewsletter } from "./newsletter/embedded-newsletter.ts";
import type { NewsletterProvider } from "./newsletter/newsletter-provider.ts";
import { embeddedPasswordCheck, type PasswordCheck } from "./password-check/password-check.ts";
import { EmbeddedCardGateway } from "./payment/embedded-card-gateway.ts";
import { openEmbeddedTables } from "./payment/embedded-tables.ts";
import type { PaymentGateways } from "./payment/payment-gateways.ts";
import { EmbeddedPaypal } from "./paypal/embedded-paypal.ts";
import { embeddedPush } from "./push/embedded-push.ts";
import type { PushService } from "./push/push-service.ts";
import { openEmbeddedRouting } from "./routing/embedded-routing.ts";
import type { RoutingService } from "./routing/routing-service.ts";

export interface Gateways {
  readonly payments: PaymentGateways;
  readonly deliveries: DeliveryResults;
  readonly addresses: Addresses;
  readonly passwords: PasswordCheck;
  /** The identity providers: none where none is configured. */
  readonly identities: IdentityProviders;
  readonly messages: MessageCarrier;
  readonly push: PushService;
  readonly newsletter: NewsletterProvider;
  readonly routing: RoutingService;
  /** Pages, questions and banners. */
  readonly content: ContentReader;
  /** The pictures of pages, mails and shared links in the widths that they need. */
  readonly images: ImageService;
  /** The messages that the embedded carrier keeps: text messages, push messages, and mails where no mail server is configured. */
  readonly outbox: EmbeddedOutbox;
  /** Closes its connections. */
  close(): void;
}

/**
 * Services that run on an embedded adapter: charges go to a table, every box counts as delivered, addresses are made up, routes are driven
 * by no one.
 */
const embeddedIn = ({ SMTP_URL, IDENTITY_URL }: Pick<Config, "SMTP_URL" | "IDENTITY_URL">): readonly string[] => [
  "payments",
  "paypal",
  "deliveries",
  "addresses",
  ...(SMTP_URL ? [] : ["mail"]),
  "sms",
  "push",
  "newsletter",
  "routing",
  ...(IDENTITY_URL ? ["sign-in"] : []),
];

/**
 * Refuses to run production on an embedded service, unless that one is allowed by name: customers would get notices of charges and
 * deliveries that never happen.
 * @throws Error naming each that is missing, in one sentence
 */
export function refuseEmbedded(config: Pick<Config, "TABLEE_ENV" | "TABLEE_EMBEDDED" | "SMTP_URL" | "IDENTITY_URL">): void {
  if (config.TABLEE_ENV !== "production") return;
  const allowed = config.TABLEE_EMBEDDED.split(",").map((name) => name.trim());
  const missing = embeddedIn(config).filter((name) => !allowed.includes(name));
  if (missing.length === 0) return;
  const names = missing.join(", ");
  throw new Error(
    `Production has no real service for ${names}: configure them, or allow the embedded ones with TABLEE_EMBEDDED=${names.replaceAll(" ", "")}.`,
  );
}

/** Opens the configured gateways; by default the embedded ones. Mails come from the brand of their moment. @throws Error as refuseEmbedded does */
export async function openGateways(pool: Pool, config: Config, brand: () => Brand): Promise<Gateways> {
  refuseEmbedded(config);
  const sender = () => ({ name: brand().name, address: config.MAIL_FROM ?? brand().mailFrom });
  const outbox = await EmbeddedOutbox.open(pool, config.TABLEE_DATA, sender);
  const smtp = config.SMTP_URL ? new SmtpCarrier(config.SMTP_URL, sender) : undefined;
  await openEmbeddedTables(pool);
  const outsideProduction = config.TABLEE_ENV !== "production";
  return {
    payments: {
      card: new EmbeddedCardGateway(pool, { webhookSecret: config.PAYMENT_WEBHOOK_SECRET, offersTestCards: outsideProduction }),
      paypal: new EmbeddedPaypal(pool, { webhookSecret: config.PAYPAL_WEBHOOK_SECRET, offersApprovals: outsideProduction }),
    },
    deliveries: embeddedDeliveryResults,
    addresses: embeddedAddresses,
    passwords: embeddedPasswordCheck,
    identities: openIdentityProviders(config),
    messages: byChannel({ mail: smtp ?? outbox, sms: outbox }),
    push: embeddedPush(outbox),
    newsletter: await openEmbeddedNewsletter(pool),
    routing: await openEmbeddedRouting(pool),
    content: openContent(config),
    images: openImages(config),
    outbox,
    close: () => smtp?.close(),
  };
}

/** A carrier that delegates to one carrier per channel. */
const byChannel = (carriers: Readonly<Record<MessageChannel, MessageCarrier>>): MessageCarrier => ({
  deliver: (message) => carriers[message.channel].deliver(message),
  async forget(accountId, addresses) {
    for (const carrier of new Set(Object.values(carriers))) await carrier.forget(accountId, addresses);
  },
  async forgetSent(messageIds) {
    for (const carrier of new Set(Object.values(carriers))) await carrier.forgetSent(messageIds);
  },
});
