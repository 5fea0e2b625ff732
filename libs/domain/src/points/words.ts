import type { Voiced } from "../kernel/voices.ts";
import type { DisputedLine } from "./vocabulary.ts";

/** The lines of the history that a customer may dispute, within a sentence. */
export const disputedLineWords = {
  box: { customer: ["the points of a box", "les points d’une boîte"], staff: ["the points of a box", "les points d’une boîte"] },
  "stamp-card": {
    customer: ["the points of a stamp card", "les points d’une carte de fidélité"],
    staff: ["the points of a stamp card", "les points d’une carte de fidélité"],
  },
  redeemed: { customer: ["an exchange of points", "un échange de points"], staff: ["an exchange of points", "un échange de points"] },
  expired: {
    customer: ["points that expired", "des points expirés"],
    staff: ["points that expired", "des points expirés"],
  },
} satisfies Readonly<Record<DisputedLine, Voiced>>;
