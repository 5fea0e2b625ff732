import { randomUUID } from "node:crypto";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { paymentId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { z } from "zod";
import { digest, EmbeddedPayments, type Fate } from "../payment/embedded-payments.ts";
import { bodyOf, headerOf, type WebhookReading, type WebhookRequest } from "../payment/webhook.ts";
import { isMac } from "../payment/webhook-signature.ts";
import type { PaypalApprovals, PaypalGateway, TestAccount, VaultingAsked } from "./paypal-gateway.ts";

const accounts: readonly TestAccount[] = [
  { id: "camille", email: "camille@paypal.example", pays: "always" },
  { id: "noor", email: "noor@paypal.example", pays: "unheard" },
  { id: "olivier", email: "olivier@paypal.example", pays: "never" },
];

const fates: Readonly<Record<TestAccount["pays"], Fate>> = {
  always: { outcome: "captured" },
  never: { outcome: "declined", code: "instrument_declined", hard: false },
  unheard: { outcome: "captured", silent: true },
};

/** Payment tokens begin with the account that approved them. */
const accountOf = (paymentToken: string): TestAccount | undefined => accounts.find(({ id }) => paymentToken.startsWith(`pp_${id}-`));

function fateOf(paymentToken: string): Fate {
  const account = accountOf(paymentToken);
  return account ? fates[account.pays] : { outcome: "declined", code: "payment_token_unknown", hard: true };
}

/** The order that a capture belongs to carries the payment and its attempt. */
const Message = z.object({
  id: z.string().min(4).max(100),
  event_type: z.enum(["PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.DENIED"]),
  resource: z.object({
    id: z.string().regex(/^[\w:-]{1,200}$/),
    reference_id: z.string().regex(/^[\w-]{1,100}$/),
    custom_id: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((attempt) => attempt > 0),
  }),
});

/** Any message of PayPal's: of a type that is new, or about a capture that another program made. */
const Envelope = z.object({ id: Message.shape.id, event_type: z.string() });

interface Options {
  readonly webhookSecret: string;
  /** Offers an approval page of its own: outside production. */
  readonly offersApprovals: boolean;
}

/** A PayPal that keeps its own durable books; a page of the app replaces PayPal's approval page. */
export class EmbeddedPaypal extends EmbeddedPayments implements PaypalGateway {
  readonly approvals: PaypalApprovals | undefined;
  readonly #pool: Pool;
  readonly #webhookSecret: string;

  constructor(pool: Pool, { webhookSecret, offersApprovals }: Options) {
    super(pool, "paypal", fateOf);
    this.#pool = pool;
    this.#webhookSecret = webhookSecret;
    this.approvals = offersApprovals ? { accounts, approve: (...asked) => this.#approve(...asked) } : undefined;
  }

  async idToken(customerId: string): Promise<{ idToken: string; expiresInSeconds: number }> {
    return { idToken: `embedded.${digest("id", customerId)}`, expiresInSeconds: 900 };
  }

  async beginVaulting(customerId: string, { returnTo, language }: VaultingAsked): Promise<{ setupToken: string; approveUrl: string }> {
    const setupToken = `setup_${digest(randomUUID())}`;
    await this.#pool.query("INSERT INTO embedded_gateway.paypal_setup (setup_token, customer_id, return_to) VALUES ($1, $2, $3)", [
      setupToken,
      customerId,
      returnTo,
    ]);
    return { setupToken, approveUrl: `${language === "fr" ? "/fr" : ""}/_wip/paypal?setup=${setupToken}` };
  }

  async #approve(setupToken: string, customerId: string, account: string | undefined): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ return_to: string }>(
      "UPDATE embedded_gateway.paypal_setup SET account = $3 WHERE setup_token = $1 AND customer_id = $2 RETURNING return_to",
      [setupToken, customerId, account ?? null],
    );
    if (!rows[0]) return undefined;
    const said = new URLSearchParams(account ? { paypal: "approved", setup: setupToken } : { paypal: "cancelled" });
    return `${rows[0].return_to}?${said}`;
  }

  async methodOf(setupToken: string, customerId: string): Promise<PaymentMethod | undefined> {
    const { rows } = await this.#pool.query<{ account: string }>(
      "SELECT account FROM embedded_gateway.paypal_setup WHERE setup_token = $1 AND customer_id = $2 AND account IS NOT NULL",
      [setupToken, customerId],
    );
    if (!rows[0]) return undefined;
    const { account } = rows[0];
    return {
      kind: "paypal",
      token: `pp_${account}-${digest(setupToken)}`,
      brand: "PayPal",
      last4: "",
      // An account for tests is each customer's own, as the cards for tests are.
      fingerprint: digest("paypal", account, customerId),
    };
  }

  /** Signed over time and body, each in a header of its own. */
  readWebhook(request: WebhookRequest): WebhookReading {
    const mac = headerOf(request, "paypal-transmission-sig");
    const seconds = Math.floor(Date.parse(headerOf(request, "paypal-transmission-time") ?? "") / 1000);
    if (!isMac(mac, request.rawBody, this.#webhookSecret, seconds, request.nowSeconds)) return { read: "unsigned" };
    const body = bodyOf(request.rawBody);
    const { success, data } = Message.safeParse(body);
    if (!success) return { read: Envelope.safeParse(body).success ? "ignored" : "malformed" };
    const { id: newsId, event_type, resource } = data;
    const about = { newsId, reference: resource.id, paymentId: paymentId(resource.reference_id), attempt: resource.custom_id };
    if (event_type === "PAYMENT.CAPTURE.COMPLETED") return { read: "news", news: { ...about, outcome: "captured" } };
    return { read: "news", news: { ...about, outcome: "declined", code: "instrument_declined", hard: false } };
  }
}
