import { signInProviderWords } from "@tablee/domain/account/provider-words";
import { int, text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of the account's sign-in. */
export const signInFacts = {
  SignInsGuessed: {
    facts: (data) => ({ count: int(data, "tries") }),
    customer: {
      one: [
        "{{count}} failed attempt to log in to your account was counted within an hour",
        "{{count}} tentative de connexion ratée à votre compte a été comptée en une heure",
      ],
      many: [null, "{{count}} de tentatives de connexion ratées à votre compte ont été comptées en une heure"],
      other: [
        "{{count}} failed attempts to log in to your account were counted within an hour",
        "{{count}} tentatives de connexion ratées à votre compte ont été comptées en une heure",
      ],
    },
    staff: [
      "Many failed sign-in attempts within an hour, from all sources together: {{count}}",
      "Nombreuses tentatives de connexion ratées en une heure, toutes provenances réunies\u00a0: {{count}}",
    ],
  },
  OwnerWarned: {
    customer: [
      "We emailed you that someone may be guessing your password",
      "Nous vous avons avisé par courriel que quelqu’un essaie peut-être de deviner votre mot de passe",
    ],
    staff: [
      "The owner was warned by mail that someone may be guessing the password",
      "Le titulaire a été averti par courriel que quelqu’un essaie peut-être de deviner son mot de passe",
    ],
  },
  PasswordResetRequested: {
    customer: [
      "A link to set a new password was requested for your email address",
      "Un lien pour choisir un nouveau mot de passe a été demandé pour votre courriel",
    ],
    staff: [
      "A link to set a new password was requested for the account’s address",
      "Un lien pour choisir un nouveau mot de passe a été demandé pour l’adresse du compte",
    ],
  },
  PasswordChanged: {
    facts: (data) => ({ variant: text(data, "by") === "link" ? "link" : "" }),
    customer: {
      default: [
        "{{who}} changed your password in the settings; your other devices were logged out",
        "{{who}} changé votre mot de passe dans les paramètres; vos autres appareils ont été déconnectés",
      ],
      link: [
        "{{who}} set a new password by a link from an email; every device was logged out",
        "{{who}} choisi un nouveau mot de passe par le lien d’un courriel; tous les appareils ont été déconnectés",
      ],
    },
    staff: {
      default: [
        "{{who}} changed the password in the settings; the other sessions ended",
        "{{who}} a changé son mot de passe dans les paramètres; les autres sessions sont terminées",
      ],
      link: [
        "{{who}} set a new password by a mailed link; every session ended",
        "{{who}} a choisi un nouveau mot de passe par un lien reçu par courriel; toutes les sessions sont terminées",
      ],
    },
  },
  EmailVerificationRequested: {
    customer: ["A code to verify your email address was requested", "Un code pour vérifier votre courriel a été demandé"],
    staff: ["{{who}} asked for a code to verify the email", "{{who}} a demandé un code pour vérifier son courriel"],
  },
  EmailVerified: {
    customer: ["{{who}} verified your email address with a code", "{{who}} vérifié votre courriel avec un code"],
    staff: ["{{who}} verified the email by a mailed code", "{{who}} a vérifié son courriel par un code reçu"],
  },
  ProviderLinked: {
    facts: (data, phrase) => ({
      provider: phrase.code(signInProviderWords, text(data, "provider")),
      variant: text(data, "during") === "sign-up" ? "signup" : "",
    }),
    customer: {
      default: ["{{who}} added {{provider}} as a way to log in", "{{who}} ajouté {{provider}} comme façon de vous connecter"],
      signup: ["{{who}} opened your account with {{provider}}", "{{who}} ouvert votre compte avec {{provider}}"],
    },
    staff: {
      default: [
        "{{who}} linked {{provider}}: the account can be signed in to with it",
        "{{who}} a lié {{provider}}\u00a0: le compte peut s’ouvrir de cette façon aussi",
      ],
      signup: ["{{who}} opened the account by signing in with {{provider}}", "{{who}} a ouvert le compte avec {{provider}}"],
    },
  },
  ProviderUnlinked: {
    facts: (data, phrase) => ({ provider: phrase.code(signInProviderWords, text(data, "provider")) }),
    customer: ["{{who}} removed {{provider}} as a way to log in", "{{who}} retiré {{provider}} de vos façons de vous connecter"],
    staff: [
      "{{who}} removed {{provider}}: the account can no longer be signed in to with it",
      "{{who}} a retiré {{provider}}\u00a0: le compte ne s’ouvre plus de cette façon",
    ],
  },
  SessionsEnded: {
    customer: ["{{who}} logged your account out on every device", "{{who}} déconnecté votre compte de tous les appareils"],
    staff: ["{{who}} signed the account out on every device", "{{who}} a fermé les sessions du compte sur tous les appareils"],
  },
} satisfies Facts;
