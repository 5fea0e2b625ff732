import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { createGiftCardByPaypal, newGiftCard } from "@tablee/contracts/calls/gift-cards";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";

/** The amounts, the days and the buyer that the form opens with. */
export type Terms = OutputOf<typeof newGiftCard>;

/** The texts and choices of the form, as typed. */
export interface Draft {
  /** The cents of a preset, or `other`. */
  readonly preset: string;
  readonly dollars: string;
  readonly by: "email" | "print";
  readonly when: "now" | "later";
  readonly date: string;
  readonly zone: ZoneName;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly nameOnCard: string;
}

export const emptyDraft: Draft = {
  preset: "5000",
  dollars: "",
  by: "email",
  when: "now",
  date: "",
  zone: "America/Toronto",
  recipientName: "",
  recipientEmail: "",
  message: "",
  buyerName: "",
  buyerEmail: "",
  nameOnCard: "",
};

/** A draft that waits for its buyer to return from PayPal, with the purchase that was begun and its amount in cents. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly giftCardId: string;
  readonly amountCents: number;
}

/** The amount in cents; undefined for a text that is no amount. */
export function amountOf({ preset, dollars }: Pick<Draft, "preset" | "dollars">): number | undefined {
  if (preset !== "other") return Number(preset);
  const typed = dollars
    .trim()
    .replace(/^\$|\$$/g, "")
    .replaceAll(/\s/g, "")
    .replace(",", ".");
  return /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

export type Gift = SentInputOf<typeof createGiftCardByPaypal>["gift"];

/** The gift as the server takes it. */
export function giftOf(draft: Draft, language: Language): Gift {
  const { by, when, date, zone, recipientName, recipientEmail, message, buyerName, buyerEmail } = draft;
  const mailed = by === "email";
  return {
    buyer: { name: buyerName.trim(), email: buyerEmail.trim() },
    recipient: { name: recipientName.trim(), ...(mailed && { email: recipientEmail.trim() }) },
    ...(message.trim() !== "" && { message: message.trim() }),
    delivery: mailed ? { by, ...(when === "later" && { on: { date, zone } }) } : { by },
    language,
  };
}

const KEY = "tablee.gift";

/** The draft of this tab; undefined where there is none, or no storage. */
export function keptDraft(): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null && "giftCardId" in kept ? (kept as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(kept: KeptDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the form is empty on return.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
