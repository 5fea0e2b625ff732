import type { Voiced } from "../kernel/voices.ts";
import type { ClaimKind } from "./events.ts";

/** What an account claims, after "your" or "its". */
export const claimWords = {
  email: { customer: ["email address", "courriel"], staff: ["email address", "adresse courriel"] },
  household: ["household", "ménage"],
} satisfies Readonly<Record<ClaimKind, Voiced>>;
