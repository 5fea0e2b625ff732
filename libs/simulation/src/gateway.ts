import type { PaymentPort } from "@tablee/commands/steps";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { type Cents, cents, sum } from "@tablee/domain/kernel/money";
import { type PaymentProvider, paymentProviders } from "@tablee/domain/payment/vocabulary";
import { GatewayTimeout, type PaymentOutcome, type PaymentRequest, type PaymentState } from "@tablee/gateways/payment/payment-gateway";

/**
 * The behaviour of the gateway at the next payment. `hard`: declined for good. `unprepared`: it times out before the payment is prepared.
 * `lost-on-the-way`: the confirmation never arrives. `cancelled`: the provider cancels the payment. `…-unheard`: the payment is captured or
 * declined, and the answer is lost.
 */
export const moods = [
  "captured",
  "declined",
  "hard",
  "unprepared",
  "lost-on-the-way",
  "cancelled",
  "captured-unheard",
  "declined-unheard",
] as const;
export type Mood = (typeof moods)[number];

export interface Charged {
  readonly provider: PaymentProvider;
  readonly paymentId: PaymentId;
  readonly attempt: number;
  readonly amountCents: Cents;
  readonly outcome: "prepared" | "captured" | "declined" | "hard" | "cancelled";
}

/** Providers of payments in memory: each knows only the references that it gave, and takes the money of one once. */
export class MemoryGateway {
  readonly charges = new Map<string, Charged>();
  readonly refunds = new Map<string, Cents>();
  mood: Mood = "captured";

  readonly ports = Object.fromEntries(paymentProviders.map((provider) => [provider, this.#portOf(provider)])) as Readonly<
    Record<PaymentProvider, PaymentPort>
  >;

  #portOf(provider: PaymentProvider): PaymentPort {
    return {
      prepare: (request) => this.#prepare(provider, request),
      confirm: (reference) => this.#confirm(provider, reference),
      ask: async (reference) => stateOf(this.#own(provider, reference)),
      refund: async ({ refundId, reference, amountCents }) => {
        if (this.#own(provider, reference).outcome !== "captured") throw new Error("broken: what was not taken is not given back");
        this.refunds.set(refundId, amountCents);
        return { reference: refundId };
      },
      methodOf: async (token, customerId): Promise<PaymentMethod> => {
        const last4 = provider === "card" ? "4242" : "";
        const fingerprint = token.endsWith("-shared") ? token : `${token} of ${customerId}`;
        return { kind: provider, token, brand: provider === "card" ? "Visa" : "PayPal", last4, fingerprint };
      },
    };
  }

  async #prepare(provider: PaymentProvider, request: PaymentRequest): Promise<{ reference: string }> {
    if (this.mood === "unprepared") throw new GatewayTimeout("the payment was not prepared in time");
    const { paymentId, attempt, amountCents, methodToken } = request;
    const reference = `${provider} ${paymentId} ${attempt} ${amountCents} ${methodToken}`;
    if (!this.charges.has(reference)) this.charges.set(reference, { provider, paymentId, attempt, amountCents, outcome: "prepared" });
    return { reference };
  }

  async #confirm(provider: PaymentProvider, reference: string): Promise<PaymentOutcome> {
    const { mood } = this;
    const known = this.#own(provider, reference);
    if (known.outcome !== "prepared") return decidedOf(known);
    if (mood === "lost-on-the-way") throw new GatewayTimeout("the confirmation was lost on its way");
    const charged = { ...known, outcome: outcomes[mood] };
    this.charges.set(reference, charged);
    if (mood.endsWith("unheard")) throw new GatewayTimeout("the answer was lost on its way");
    return decidedOf(charged);
  }

  #own(provider: PaymentProvider, reference: string): Charged {
    const known = this.charges.get(reference);
    if (known?.provider !== provider) throw new Error(`broken: ${provider} is asked about what it has never prepared: ${reference}`);
    return known;
  }

  /** The money that it holds in all, less refunds. */
  get netCents(): Cents {
    const captured = [...this.charges.values()].filter(({ outcome }) => outcome === "captured");
    return cents(sum(captured.map(({ amountCents }) => amountCents)) - sum(this.refunds.values()));
  }
}

const outcomes: Readonly<Record<Exclude<Mood, "lost-on-the-way">, Exclude<Charged["outcome"], "prepared">>> = {
  captured: "captured",
  "captured-unheard": "captured",
  declined: "declined",
  "declined-unheard": "declined",
  hard: "hard",
  cancelled: "cancelled",
  // Reached only by a payment that was prepared in an earlier mood.
  unprepared: "captured",
};

const stateOf = (charged: Charged): PaymentState => (charged.outcome === "prepared" ? { outcome: "prepared" } : decidedOf(charged));

function decidedOf({ outcome }: Charged): PaymentOutcome {
  if (outcome === "captured" || outcome === "cancelled") return { outcome };
  return { outcome: "declined", code: "declined", hard: outcome === "hard" };
}
