import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { paymentId } from "@tablee/domain/kernel/ids";
import { ReportedOutcome } from "@tablee/domain/payment/vocabulary";
import type { Pool } from "@tablee/platform/postgres";
import { z } from "zod";
import { digest, EmbeddedPayments, type Fate } from "./embedded-payments.ts";
import type { CardGateway, TestCard } from "./payment-gateways.ts";
import { bodyOf, headerOf, type WebhookReading, type WebhookRequest } from "./webhook.ts";
import { isSigned } from "./webhook-signature.ts";

interface KnownCard extends TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly fate: Fate;
}

/** The cards of the embedded gateway, by the token a browser would get for them. Tokens may carry a suffix: `tok_visa-42`. */
const knownCards: readonly KnownCard[] = [
  { token: "tok_visa", label: "Visa •••• 4242", brand: "Visa", last4: "4242", fate: { outcome: "captured" } },
  { token: "tok_mastercard", label: "Mastercard •••• 4444", brand: "Mastercard", last4: "4444", fate: { outcome: "captured" } },
  {
    token: "tok_declined",
    label: "Visa •••• 0002",
    brand: "Visa",
    last4: "0002",
    fate: { outcome: "declined", code: "card_declined", hard: true },
  },
  {
    token: "tok_insufficient",
    label: "Visa •••• 9995",
    brand: "Visa",
    last4: "9995",
    fate: { outcome: "declined", code: "insufficient_funds", hard: false },
  },
  { token: "tok_timeout", label: "Visa •••• 0119", brand: "Visa", last4: "0119", fate: { outcome: "captured", silent: true } },
];

const cardOf = (token: string): KnownCard | undefined =>
  knownCards.find((card) => token === card.token || token.startsWith(`${card.token}-`));

const fateOf = (token: string): Fate => cardOf(token)?.fate ?? { outcome: "declined", code: "card_declined", hard: true };

const News = z.object({
  id: z.string().min(4).max(100),
  reference: z.string().regex(/^[\w:-]{1,200}$/),
  metadata: z.object({ paymentId: z.string().regex(/^[\w-]{1,100}$/), attempt: z.int().min(1).max(999) }),
  outcome: ReportedOutcome,
  code: z.string().max(100).default("declined"),
  hard: z.boolean().default(false),
});

/** Any message of this provider: of an outcome that is new, or about a payment that another program made. */
const Envelope = z.object({ id: News.shape.id, outcome: z.string() });

interface Options {
  /** The key that signs its webhooks. */
  readonly webhookSecret: string;
  /** Offers its cards for choice: outside production. */
  readonly offersTestCards: boolean;
}

/** A card provider that keeps its own durable books; one of its cards takes the money and then does not answer. */
export class EmbeddedCardGateway extends EmbeddedPayments implements CardGateway {
  readonly testCards: readonly TestCard[];
  readonly #webhookSecret: string;

  constructor(pool: Pool, { webhookSecret, offersTestCards }: Options) {
    super(pool, "card", fateOf);
    this.#webhookSecret = webhookSecret;
    this.testCards = offersTestCards ? knownCards.map(({ token, label }) => ({ token, label })) : [];
  }

  /** Each customer has a card of its own by a token of `testCards`; a token with a suffix is one card for all customers. */
  async methodOf(token: string, customerId: string): Promise<PaymentMethod | undefined> {
    const card = cardOf(token);
    const fingerprint = card?.token === token ? digest(token, customerId) : digest(token);
    return card && { kind: "card", token, brand: card.brand, last4: card.last4, fingerprint };
  }

  /** Signed in one header, as card providers do; any other fields of the body are ignored. */
  readWebhook(request: WebhookRequest): WebhookReading {
    if (!isSigned(request.rawBody, headerOf(request, "tablee-signature"), this.#webhookSecret, request.nowSeconds))
      return { read: "unsigned" };
    const body = bodyOf(request.rawBody);
    const { success, data } = News.safeParse(body);
    if (!success) return { read: Envelope.safeParse(body).success ? "ignored" : "malformed" };
    const { id: newsId, reference, metadata, outcome, code, hard } = data;
    const about = { newsId, reference, paymentId: paymentId(metadata.paymentId), attempt: metadata.attempt };
    return { read: "news", news: outcome === "captured" ? { ...about, outcome } : { ...about, outcome, code, hard } };
  }
}
