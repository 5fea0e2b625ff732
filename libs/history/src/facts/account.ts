import { sourceWords } from "@tablee/domain/account/source-words";
import { addressOutcomeWords, addressTriedInWords } from "@tablee/domain/account/words";
import { languageWords } from "@tablee/domain/kernel/language-words";
import { type Data, inner, int, text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

const lineOf = (address: Data): string => [text(address, "line"), text(address, "city")].filter(Boolean).join(", ");
const nameOf = (person: Data): string => [text(person, "firstName"), text(person, "lastName")].filter(Boolean).join(" ");

/** Events of the account itself, and of the details that the customer gives. */
export const accountFacts = {
  AccountReferred: {
    customer: ["You registered by a friend’s link", "Vous vous êtes inscrit par le lien d’une personne amie"],
    staff: ["A customer’s link led to the account", "Le lien d’un client a mené au compte"],
  },
  AccountOpened: {
    facts: (data, phrase) => {
      const opened = inner(data, "person");
      const person = nameOf(opened);
      const inLanguage = phrase.code(languageWords, text(data, "language"));
      return { person, email: text(opened, "email"), inLanguage, variant: person ? "" : "forgotten" };
    },
    customer: {
      default: [
        "{{who}} opened your account, in the name of {{person}}, with the email address {{email}}",
        "{{who}} ouvert votre compte, au nom de {{person}}, avec le courriel {{email}}",
      ],
      forgotten: ["{{who}} opened your account", "{{who}} ouvert votre compte"],
    },
    staff: {
      default: [
        "{{who}} opened an account for {{person}}, in {{inLanguage}}",
        "{{who}} a ouvert un compte pour {{person}}, en {{inLanguage}}",
      ],
      forgotten: [
        "{{who}} opened an account in {{inLanguage}}; the name has been erased since",
        "{{who}} a ouvert un compte en {{inLanguage}}; le nom a été effacé depuis",
      ],
    },
  },
  NameChanged: {
    facts: (data) => {
      const person = nameOf(inner(data, "name"));
      return { person, variant: person ? "" : "forgotten" };
    },
    customer: {
      default: ["{{who}} changed your name to {{person}}", "{{who}} changé votre nom pour {{person}}"],
      forgotten: ["{{who}} changed your name", "{{who}} changé votre nom"],
    },
    staff: {
      default: ["{{who}} changed the name to {{person}}", "{{who}} a changé le nom pour {{person}}"],
      forgotten: ["{{who}} changed the name; it has been erased since", "{{who}} a changé le nom, effacé depuis"],
    },
  },
  EmailChanged: {
    facts: (data) => ({ before: text(data, "before"), after: text(data, "after"), variant: text(data, "after") ? "" : "forgotten" }),
    customer: [
      "{{who}} changed your email address from {{before}} to {{after}}",
      "{{who}} remplacé votre courriel {{before}} par {{after}}",
    ],
    staff: {
      default: ["{{who}} changed the email from {{before}} to {{after}}", "{{who}} a remplacé le courriel {{before}} par {{after}}"],
      forgotten: [
        "{{who}} changed the email; the addresses have been erased since",
        "{{who}} a changé le courriel; les adresses ont été effacées depuis",
      ],
    },
  },
  LanguageChosen: {
    facts: (data, phrase) => ({ inLanguage: phrase.code(languageWords, text(data, "language")) }),
    customer: ["{{who}} chose {{inLanguage}} for our messages", "{{who}} choisi {{inLanguage}} pour nos messages"],
    staff: ["{{who}} chose to be written to in {{inLanguage}}", "{{who}} a choisi de recevoir ses messages en {{inLanguage}}"],
  },
  SourceNamed: {
    facts: (data, phrase) => ({ source: phrase.code(sourceWords, text(data, "source")) }),
    customer: ["{{who}} said how you had heard of us: {{source}}", "{{who}} indiqué comment vous nous aviez connus\u00a0: {{source}}"],
    staff: ["{{who}} heard of us through {{source}}", "{{who}} nous a connus par {{source}}"],
  },
  AddressGiven: {
    facts: (data, phrase) => {
      const given = inner(data, "address");
      const variant = "coordinates" in given ? "placed" : "";
      const address = lineOf(given);
      return { address, prefix: text(data, "postalPrefix"), region: phrase.region(data), variant: address ? variant : "forgotten" };
    },
    customer: {
      default: ["{{who}} gave the address of your boxes: {{address}}", "{{who}} donné l’adresse de vos boîtes\u00a0: {{address}}"],
      placed: [
        "{{who}} gave the address of your boxes, placed by its coordinates: {{address}}",
        "{{who}} donné l’adresse de vos boîtes, située par ses coordonnées\u00a0: {{address}}",
      ],
    },
    staff: {
      default: ["{{who}} gave an address: {{address}} ({{region}})", "{{who}} a donné une adresse\u00a0: {{address}} ({{region}})"],
      placed: [
        "{{who}} gave an address, placed by its coordinates: {{address}} ({{region}})",
        "{{who}} a donné une adresse, située par ses coordonnées\u00a0: {{address}} ({{region}})",
      ],
      forgotten: [
        "{{who}} gave an address in {{prefix}} ({{region}}), erased since",
        "{{who}} a donné une adresse dans {{prefix}} ({{region}}), effacée depuis",
      ],
    },
  },
  AlternateAddressGiven: {
    facts: (data, phrase) => {
      const address = lineOf(inner(data, "address"));
      return { address, prefix: text(data, "postalPrefix"), region: phrase.region(data), variant: address ? "" : "forgotten" };
    },
    customer: ["{{who}} gave an alternate address: {{address}}", "{{who}} donné une autre adresse\u00a0: {{address}}"],
    staff: {
      default: [
        "{{who}} gave an alternate address: {{address}} ({{region}})",
        "{{who}} a donné une autre adresse\u00a0: {{address}} ({{region}})",
      ],
      forgotten: [
        "{{who}} gave an alternate address in {{prefix}} ({{region}}), erased since",
        "{{who}} a donné une autre adresse dans {{prefix}} ({{region}}), effacée depuis",
      ],
    },
  },
  AlternateAddressRemoved: {
    customer: ["{{who}} removed the alternate address", "{{who}} retiré l’autre adresse"],
    staff: ["{{who}} removed the alternate address", "{{who}} a retiré l’autre adresse"],
  },
  SharedHouseholdAllowed: {
    customer: [
      "{{who}} allowed your next address to be one that another account has too",
      "{{who}} permis que votre prochaine adresse soit aussi celle d’un autre compte",
    ],
    staff: [
      "{{who}} let the account share a household: its next address may be another account’s",
      "{{who}} permet au compte de partager un ménage\u00a0: sa prochaine adresse peut être celle d’un autre compte",
    ],
  },
  DeliveryNoteWritten: {
    facts: (data) => {
      const note = text(data, "note");
      return { note, variant: note ? "" : data.note === "" ? "empty" : ["forgotten", "empty"] };
    },
    customer: {
      default: ["{{who}} wrote a note for the driver: {{note}}", "{{who}} écrit une note pour la livraison\u00a0: {{note}}"],
      empty: ["{{who}} removed the note for the driver", "{{who}} retiré la note pour la livraison"],
    },
    staff: {
      default: ["{{who}} wrote a note to the driver: {{note}}", "{{who}} a écrit une note au livreur\u00a0: {{note}}"],
      empty: ["{{who}} removed the note to the driver", "{{who}} a retiré la note au livreur"],
      forgotten: ["{{who}} wrote a note to the driver, erased since", "{{who}} a écrit une note au livreur, effacée depuis"],
    },
  },
  AddressAttempted: {
    facts: (data, phrase) => ({
      code: text(data, "postalCode"),
      why: phrase.code(addressOutcomeWords, text(data, "outcome")),
      where: phrase.code(addressTriedInWords, text(data, "triedIn")),
      variant: text(data, "postalCode") ? "" : "unknown",
    }),
    customer: {
      default: [
        "{{who}} tried an address that boxes do not come to: {{code}}, {{why}}",
        "{{who}} essayé une adresse où nos boîtes ne vont pas\u00a0: {{code}}, {{why}}",
      ],
      unknown: [
        "{{who}} tried an address that boxes do not come to: {{why}}",
        "{{who}} essayé une adresse où nos boîtes ne vont pas\u00a0: {{why}}",
      ],
    },
    staff: {
      default: [
        "{{who}} tried an address that boxes do not come to, {{where}}: {{code}}, {{why}}",
        "{{who}} a essayé une adresse où les boîtes ne vont pas, {{where}}\u00a0: {{code}}, {{why}}",
      ],
      unknown: [
        "{{who}} tried an address that boxes do not come to, {{where}}: {{why}}",
        "{{who}} a essayé une adresse où les boîtes ne vont pas, {{where}}\u00a0: {{why}}",
      ],
    },
  },
  PaymentMethodGiven: {
    facts: (data, phrase) => ({ method: phrase.method(inner(data, "method")) }),
    customer: ["{{who}} chose how your boxes are paid: {{method}}", "{{who}} choisi comment vos boîtes sont payées\u00a0: {{method}}"],
    staff: ["{{who}} chose how to pay: {{method}}", "{{who}} a choisi son mode de paiement\u00a0: {{method}}"],
  },
  DiscountCodeApplied: {
    facts: (data) => ({ code: text(data, "code") }),
    customer: ["{{who}} entered the code {{code}}", "{{who}} entré le code {{code}}"],
    staff: ["{{who}} entered the code {{code}}", "{{who}} a entré le code {{code}}"],
  },
  DiscountCodeWithdrawn: {
    facts: (data) => ({ code: text(data, "code"), variant: data.because === undefined ? "" : "had" }),
    customer: {
      default: ["{{who}} took back the code {{code}}", "{{who}} retiré le code {{code}}"],
      had: [
        "The code {{code}} no longer counted: a newcomer’s offer had been used at this address or with this card",
        "Le code {{code}} ne comptait plus\u00a0: une offre de bienvenue avait déjà servi à cette adresse ou avec cette carte",
      ],
    },
    staff: {
      default: ["{{who}} took back the code {{code}}", "{{who}} a retiré le code {{code}}"],
      had: [
        "The code {{code}} no longer counted: a newcomer’s offer had been used by this household or card",
        "Le code {{code}} ne comptait plus\u00a0: ce ménage ou cette carte avait déjà eu une offre de bienvenue",
      ],
    },
  },
  PersonalDataRevealed: {
    customer: [
      "{{who}} looked at your email address, phone number and address",
      "{{who}} consulté votre courriel, votre numéro de téléphone et votre adresse",
    ],
    staff: ["{{who}} looked at the email, phone and address", "{{who}} a consulté le courriel, le téléphone et l’adresse"],
  },
  ActingBegan: {
    facts: (data, phrase) => ({ minutes: phrase.count("minute", int(data, "minutes")) }),
    customer: [
      "{{who}} began to act for you in your account, for {{minutes}} at most",
      "{{who}} commencé à agir en votre nom dans votre compte, pour {{minutes}} au plus",
    ],
    staff: [
      "{{who}} began to act for the customer in the customer’s app, for {{minutes}} at most",
      "{{who}} a commencé à agir au nom du client dans son application, pour {{minutes}} au plus",
    ],
  },
  ActingEnded: {
    customer: ["{{who}} stopped acting for you in your account", "{{who}} cessé d’agir en votre nom dans votre compte"],
    staff: ["{{who}} stopped acting for the customer", "{{who}} a cessé d’agir au nom du client"],
  },
  AccountClosed: {
    customer: ["{{who}} closed your account", "{{who}} fermé votre compte"],
    staff: ["{{who}} closed the account", "{{who}} a fermé le compte"],
  },
} satisfies Facts;
