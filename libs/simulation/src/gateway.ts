import type { Ports } from "@tablee/commands/steps";
import { type ChargeOutcome, type ChargeRequest, GatewayTimeout, type PaymentGateway } from "@tablee/gateways/payment/payment-gateway";

/** How the next charge goes. `unheard`: money moved, or did not, and the answer was lost. */
export const moods = ["captured", "declined", "hard", "lost-on-the-way", "captured-unheard", "declined-unheard"] as const;
export type Mood = (typeof moods)[number];

export interface Charged {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly outcome: "captured" | "declined" | "hard" | "void";
}

type Charging = Ports["payments"];

/** A payment provider in memory: it remembers every key it was asked with, and never charges one twice. */
export class MemoryGateway implements Charging {
  readonly charges = new Map<string, Charged>();
  readonly refunds = new Map<string, number>();
  mood: Mood = "captured";

  async charge({ idempotencyKey, amountCents }: ChargeRequest): Promise<ChargeOutcome> {
    const known = this.charges.get(idempotencyKey);
    if (known) return answerOf(known, idempotencyKey);
    const { mood } = this;
    if (mood === "lost-on-the-way") throw new GatewayTimeout("the charge was lost on its way");
    const outcome = mood.startsWith("captured") ? "captured" : mood === "hard" ? "hard" : "declined";
    const charged = { paymentId: paymentOf(idempotencyKey), amountCents, outcome } as const;
    this.charges.set(idempotencyKey, charged);
    if (mood.endsWith("unheard")) throw new GatewayTimeout("the answer was lost on its way");
    return answerOf(charged, idempotencyKey);
  }

  /** A key that it has never seen is void from then on. */
  async settle(idempotencyKey: string): Promise<ChargeOutcome | { readonly outcome: "never-arrived" }> {
    const known = this.charges.get(idempotencyKey);
    if (known && known.outcome !== "void") return answerOf(known, idempotencyKey);
    this.charges.set(idempotencyKey, { paymentId: paymentOf(idempotencyKey), amountCents: 0, outcome: "void" });
    return { outcome: "never-arrived" };
  }

  async refund({ refundId, amountCents }: { readonly refundId: string; readonly amountCents: number }): Promise<{ reference: string }> {
    this.refunds.set(refundId, amountCents);
    return { reference: refundId };
  }

  async describe(methodToken: string): Promise<Awaited<ReturnType<PaymentGateway["describe"]>>> {
    return { kind: "card", token: methodToken, brand: "Visa", last4: "4242", fingerprint: `print-${methodToken}` };
  }

  /** What it has of everybody's money, refunds taken off. In cents. */
  get netCents(): number {
    const captured = [...this.charges.values()].filter(({ outcome }) => outcome === "captured");
    const refunded = [...this.refunds.values()].reduce((total, cents) => total + cents, 0);
    return captured.reduce((total, { amountCents }) => total + amountCents, 0) - refunded;
  }
}

const paymentOf = (key: string): string => key.slice(0, key.lastIndexOf(":"));

function answerOf({ outcome }: Charged, key: string): ChargeOutcome {
  if (outcome === "captured") return { outcome, reference: key };
  return { outcome: "declined", code: outcome === "void" ? "key_void" : "declined", hard: outcome === "hard" };
}
