import { claimWords } from "@tablee/domain/claim/words";
import { text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of the email address and the household that an account claims. */
export const claimFacts = {
  Claimed: {
    facts: (data, phrase) => {
      const until = phrase.instant(text(data, "lapsesAt"));
      return { what: phrase.code(claimWords, text(data, "kind")), until, variant: until ? "lapsing" : "" };
    },
    customer: {
      default: ["Your {{what}} was tied to your account", "Votre {{what}} a été rattaché à votre compte"],
      lapsing: [
        "Your {{what}} was tied to your account, at first for the time that signing up takes",
        "Votre {{what}} a été rattaché à votre compte, d’abord pour le temps de l’inscription",
      ],
    },
    staff: {
      default: ["The account claimed its {{what}}", "Le compte a réservé\u00a0: {{what}}"],
      lapsing: [
        "The account claimed its {{what}}; until it has its first box, another account may claim it from {{until}} on",
        "Le compte a réservé\u00a0: {{what}}; jusqu’à sa première boîte, un autre compte peut faire la même réservation dès le {{until}}",
      ],
    },
  },
  ClaimExtended: {
    facts: (data, phrase) => {
      const until = phrase.instant(text(data, "lapsesAt"));
      return { until, variant: until ? "lapsing" : "" };
    },
    customer: {
      default: [
        "With your first box your household is tied to your account for good",
        "Avec votre première boîte, votre ménage est rattaché à votre compte pour de bon",
      ],
      lapsing: [
        "Your household stays tied to your account while your first box is paid for",
        "Votre ménage reste rattaché à votre compte pendant le paiement de votre première boîte",
      ],
    },
    staff: {
      default: [
        "With its first box the household is the account’s for good",
        "Avec la première boîte, le ménage est au compte pour de bon",
      ],
      lapsing: [
        "The household stays the account’s until {{until}} while a first box is paid for",
        "Le ménage reste au compte jusqu’au {{until}}, pendant le paiement d’une première boîte",
      ],
    },
  },
  ClaimShared: {
    customer: ["Your account joined a household that has another account", "Votre compte s’est joint à un ménage qui a un autre compte"],
    staff: ["The account joined a household where another account is", "Le compte s’est joint à un ménage qui a déjà un compte"],
  },
  ClaimReleased: {
    customer: [
      "An email address or a household was no longer tied to your account",
      "Un courriel ou un ménage n’était plus rattaché à votre compte",
    ],
    staff: ["A claim was released: another account may make it", "Une réservation a été libérée\u00a0: un autre compte peut la faire"],
  },
} satisfies Facts;
