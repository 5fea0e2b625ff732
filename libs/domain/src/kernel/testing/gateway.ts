/** How the next question to the gateway goes. */
export const moods = ["captured", "declined", "hard", "lost-on-the-way", "captured-unheard", "declined-unheard"] as const;
export type Mood = (typeof moods)[number];

type Answer = "captured" | "declined" | "hard" | "unknown";

/** A payment provider in memory: it remembers every key it was asked with, and never charges one twice. */
export class Gateway {
  readonly charges = new Map<string, { readonly amountCents: number; readonly outcome: "captured" | "declined" | "hard" }>();
  readonly refunds: number[] = [];

  charge(idempotencyKey: string, amountCents: number, mood: Mood): Answer {
    const known = this.charges.get(idempotencyKey);
    if (known) return known.outcome;
    if (mood === "lost-on-the-way") return "unknown";
    const outcome = mood.startsWith("captured") ? "captured" : mood === "hard" ? "hard" : "declined";
    this.charges.set(idempotencyKey, { amountCents, outcome });
    return mood.endsWith("unheard") ? "unknown" : outcome;
  }

  /** What became of a charge. */
  ask(idempotencyKey: string): "captured" | "declined" | "hard" | "never-arrived" {
    return this.charges.get(idempotencyKey)?.outcome ?? "never-arrived";
  }

  get capturedCents(): number {
    return [...this.charges.values()].reduce((total, charge) => total + (charge.outcome === "captured" ? charge.amountCents : 0), 0);
  }
}
