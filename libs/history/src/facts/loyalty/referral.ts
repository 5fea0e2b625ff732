import { referralRefusalWords } from "@tablee/domain/referral/words";
import { text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";

/** Events of the friends that an account refers. */
export const referralFacts = {
  ReferralCodeGiven: {
    customer: ["You received a link of your own to invite friends", "Vous avez reçu votre propre lien pour inviter des proches"],
    staff: ["The account received its referral code", "Le compte a reçu son code de parrainage"],
  },
  FriendInvited: {
    customer: ["You invited a friend by email", "Vous avez invité un proche par courriel"],
    staff: ["The account invited a friend by email", "Le compte a invité un proche par courriel"],
  },
  InvitationMailed: {
    facts: (data) => ({ variant: data.because === undefined ? text(data, "result") : text(data, "because") }),
    customer: {
      default: ["The invitation to your friend was sent", "L’invitation à votre proche a été envoyée"],
      "came-back": ["The invitation to your friend came back", "L’invitation à votre proche a été retournée"],
      "address-refused": ["Your friend’s address refused the invitation", "L’adresse de votre proche a refusé l’invitation"],
      "not-sent": ["The invitation to your friend was not sent", "L’invitation à votre proche n’a pas été envoyée"],
      refused: ["The invitation to your friend was not delivered", "L’invitation à votre proche n’a pas été remise"],
    },
    staff: {
      default: ["The invitation was sent", "L’invitation a été envoyée"],
      "came-back": ["The invitation came back", "L’invitation a été retournée"],
      "address-refused": ["The address refused the invitation", "L’adresse a refusé l’invitation"],
      "not-sent": ["The invitation was not sent", "L’invitation n’a pas été envoyée"],
      refused: ["The invitation was not delivered", "L’invitation n’a pas été remise"],
    },
  },
  FriendSignedUp: {
    customer: ["Someone registered by your link", "Quelqu’un s’est inscrit par votre lien"],
    staff: ["A person registered by the account’s link", "Une personne s’est inscrite par le lien du compte"],
  },
  ReferralCredited: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: [
      "Your friend’s first box was delivered: you earned {{amount}} of credit",
      "La première boîte de votre proche a été livrée\u00a0: vous avez gagné {{amount}} de crédit",
    ],
    staff: [
      "A friend’s first paid box was delivered: the referral earned {{amount}}",
      "La première boîte payée d’un proche a été livrée\u00a0: le parrainage a rapporté {{amount}}",
    ],
  },
  ReferralRefused: {
    facts: (data, phrase) => ({ because: phrase.code(referralRefusalWords, text(data, "because")) }),
    customer: ["A referral brought no credit: {{because}}", "Un parrainage n’a rapporté aucun crédit\u00a0: {{because}}"],
    staff: ["A referral brought no credit: {{because}}", "Un parrainage n’a rapporté aucun crédit\u00a0: {{because}}"],
  },
} satisfies Facts;
