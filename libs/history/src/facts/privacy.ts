import { dataRequestViaWords, dataRequestWords } from "@tablee/domain/account/words";
import { termsNumber } from "@tablee/domain/consent/terms";
import { consentPurposeWords, consentSourceWords } from "@tablee/domain/consent/words";
import { inner, text } from "../data.ts";
import { type Facts, type FactsOf, omitted } from "../event-facts.ts";

const consentOf: FactsOf = (data, phrase) => ({
  purpose: phrase.code(consentPurposeWords, text(data, "purpose")),
  wording: text(data, "wording"),
  where: phrase.code(consentSourceWords, text(data, "source")),
});

/** Events of consent, and of requests about personal data. */
export const privacyFacts = {
  ConsentGiven: {
    facts: consentOf,
    customer: ["{{who}} agreed to {{purpose}}, {{where}}", "{{who}} donné votre accord ({{purpose}}) {{where}}"],
    staff: ["{{who}} agreed to {{purpose}} {{where}} (wording {{wording}})", "{{who}} a accepté {{purpose}} {{where}} (texte {{wording}})"],
  },
  ConsentWithdrawn: {
    facts: consentOf,
    customer: ["{{who}} withdrew the agreement to {{purpose}}, {{where}}", "{{who}} retiré votre accord ({{purpose}}) {{where}}"],
    staff: ["{{who}} no longer agrees to {{purpose}}, {{where}}", "{{who}} n’accepte plus {{purpose}}, {{where}}"],
  },
  NewTermsAnnounced: {
    facts: (data, phrase) => ({ version: termsNumber(text(data, "version")), day: phrase.dayOf(text(data, "appliesAt")) }),
    customer: [
      "Version {{version}} of the terms was announced: it applies to you from {{day}}",
      "La version {{version}} des conditions a été annoncée\u00a0: elle s’applique à vous à partir du {{day}}",
    ],
    staff: [
      "Version {{version}} of the terms was announced: it applies from {{day}}",
      "La version {{version}} des conditions a été annoncée\u00a0: elle s’applique à partir du {{day}}",
    ],
  },
  TermsNoticeReturned: {
    facts: (data) => ({ version: termsNumber(text(data, "version")) }),
    customer: [
      "The mail about version {{version}} of the terms came back: it does not apply to you until you read the notice in your account",
      "Le courriel sur la version {{version}} des conditions nous est revenu\u00a0: elle ne s’applique pas à vous avant que vous lisiez l’avis dans votre compte",
    ],
    staff: [
      "The mail about version {{version}} of the terms came back: it does not apply until the customer reads the notice in the account",
      "Le courriel sur la version {{version}} des conditions est revenu\u00a0: elle ne s’applique pas avant que le client lise l’avis dans son compte",
    ],
  },
  TermsNoticeRead: {
    facts: (data, phrase) => ({ version: termsNumber(text(data, "version")), day: phrase.dayOf(text(data, "appliesAt")) }),
    customer: [
      "{{who}} read the notice of version {{version}} of the terms: it applies to you from {{day}}",
      "{{who}} lu l’avis de la version {{version}} des conditions\u00a0: elle s’applique à vous à partir du {{day}}",
    ],
    staff: [
      "{{who}} read the notice of version {{version}} of the terms: it applies from {{day}}",
      "{{who}} a lu l’avis de la version {{version}} des conditions\u00a0: elle s’applique à partir du {{day}}",
    ],
  },
  DataRequestReceived: {
    facts: (data, phrase) => ({
      what: phrase.code(dataRequestWords, text(data, "kind")),
      via: phrase.code(dataRequestViaWords, text(data, "via")),
      received: phrase.date(text(data, "receivedOn")),
      due: phrase.date(text(data, "dueOn")),
    }),
    customer: [
      "{{who}} entered your request {{what}}, received {{via}} on {{received}}, to be answered by {{due}}",
      "{{who}} inscrit votre demande {{what}}, reçue {{via}} le {{received}}, avec une réponse due le {{due}}",
    ],
    staff: [
      "{{who}} entered a request for {{what}}, received {{via}} on {{received}}: to be answered by {{due}}",
      "{{who}} a inscrit une demande reçue {{via}} le {{received}}, {{what}}\u00a0: réponse due le {{due}}",
    ],
  },
  DataRequestAnswered: {
    facts: (data, phrase) => ({
      what: phrase.code(dataRequestWords, text(data, "kind")),
      variant: text(data, "outcome") === "refused" ? "refused" : "",
    }),
    customer: {
      default: ["{{who}} answered your request {{what}}", "{{who}} répondu à votre demande {{what}}"],
      refused: ["{{who}} refused your request {{what}}", "{{who}} refusé votre demande {{what}}"],
    },
    staff: {
      default: ["{{who}} answered the request for {{what}}", "{{who}} a répondu à la demande\u00a0: {{what}}"],
      refused: ["{{who}} refused the request for {{what}}", "{{who}} a refusé la demande\u00a0: {{what}}"],
    },
  },
  ErasureRequested: {
    facts: (data) => ({ variant: text(data, "by") === "staff" ? "staff" : "" }),
    customer: {
      default: ["{{who}} asked for your data to be erased", "{{who}} demandé l’effacement de vos données"],
      staff: ["{{who}} entered that you want your data erased", "{{who}} inscrit que vous voulez faire effacer vos données"],
    },
    staff: {
      default: ["{{who}} asked for their data to be erased", "{{who}} a demandé l’effacement de ses données"],
      staff: [
        "{{who}} entered that the person wants their data erased",
        "{{who}} a inscrit que la personne veut faire effacer ses données",
      ],
    },
  },
  PersonForgotten: {
    facts: (data) => {
      const number = text(inner(data, "certificate"), "number");
      return { number, variant: number ? "certified" : "" };
    },
    customer: omitted("A person who was forgotten has no account to read it in."),
    staff: {
      default: [
        "{{who}} had the customer’s data erased: name, address and messages can no longer be read",
        "{{who}} a fait effacer les données du client\u00a0: nom, adresse et messages ne peuvent plus être lus",
      ],
      certified: [
        "{{who}} erased the customer’s data, certificate {{number}}: name, address, messages and ways to sign in are gone",
        "{{who}} a effacé les données du client, certificat {{number}}\u00a0: nom, adresse, messages et moyens de connexion n’existent plus",
      ],
    },
  },
} satisfies Facts;
