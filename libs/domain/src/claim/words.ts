import type { Voiced } from "../kernel/voices.ts";
import type { ClaimKind } from "./events.ts";

/** Claimed things, worded to follow "your" or "its". */
export const claimWords = {
  email: { customer: ["email address", "courriel"], staff: ["email address", "adresse courriel"] },
  household: ["household", "ménage"],
  offer: ["newcomer’s offer", "rabais de bienvenue"],
  invitation: ["invitation of a friend", "invitation d’un proche"],
} satisfies Readonly<Record<ClaimKind, Voiced>>;
