import { attemptCodeWords, pickupEndWords, returnableKindWords, returnNoticeWords, returnWayWords } from "@tablee/domain/returnables/words";
import { type Data, inner, int, text, texts } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";
import type { Phrases } from "../../phrases.ts";

const things = (data: Data, phrase: Phrases) => {
  const count = texts(data, "assetIds").length;
  return { count, things: phrase.count("returnable", count) };
};
const ofCharge = (data: Data, phrase: Phrases) => ({ amount: phrase.money(data.cents), attempt: int(data, "attempt") });

/** Events of the bags and kits that an account was lent. */
export const returnablesFacts = {
  ReturnableLent: {
    facts: (data, phrase) => ({
      what: phrase.code(returnableKindWords, text(data, "kind")),
      day: phrase.date(text(data, "lentOn")),
    }),
    customer: ["We lent you {{what}} with the box of {{day}}", "Nous vous avons prêté {{what}} avec la boîte du {{day}}"],
    staff: ["The box of {{day}} came with {{what}}, on loan", "La boîte du {{day}} est venue avec {{what}}, en prêt"],
  },
  CollectionAttempted: {
    facts: (data, phrase) => ({ ...things(data, phrase), code: phrase.code(attemptCodeWords, text(data, "code")) }),
    customer: ["Our driver could not take {{things}} along: {{code}}", "Notre livreur n’a pas pu reprendre {{things}}\u00a0: {{code}}"],
    staff: ["The driver could not collect {{things}}: {{code}}", "Le livreur n’a pas pu reprendre {{things}}\u00a0: {{code}}"],
  },
  ReturnablesReturned: {
    facts: (data, phrase) => ({ ...things(data, phrase), way: phrase.code(returnWayWords, text(data, "way")) }),
    customer: ["We got {{things}} back, thank you", "Nous avons récupéré {{things}}, merci"],
    staff: ["Back, {{way}}: {{things}}", "De retour, {{way}}\u00a0: {{things}}"],
  },
  ReturnReminderSettled: {
    facts: (data, phrase) => ({
      ...things(data, phrase),
      when: phrase.code(returnNoticeWords, text(data, "notice")),
      variant: text(data, "result"),
    }),
    customer: {
      default: ["We reminded you of {{things}} that you still have", "Nous vous avons rappelé {{things}} que vous avez encore"],
      "not-wanted": [
        "We had no way to remind you of {{things}} that you still have",
        "Nous n’avons pas pu vous rappeler {{things}} que vous avez encore",
      ],
    },
    staff: {
      default: ["The household was reminded of {{things}}: {{when}}", "Le ménage a reçu un rappel pour {{things}}\u00a0: {{when}}"],
      "not-wanted": [
        "No reminder of {{things}} could be sent: {{when}}",
        "Aucun rappel n’a pu être envoyé pour {{things}}\u00a0: {{when}}",
      ],
    },
  },
  PickupBooked: {
    facts: (data, phrase) => {
      const route = inner(data, "route");
      return {
        day: phrase.date(text(route, "date")),
        window: text(route, "window").replace("-", "–"),
        variant: data.follows === undefined ? text(data, "by") : "second-try",
      };
    },
    customer: {
      default: [
        "You booked a pickup of your bags and kits for {{day}}",
        "Vous avez réservé un ramassage de vos sacs et trousses pour le {{day}}",
      ],
      "second-try": [
        "The pickup of your bags and kits goes with the second try of your box, on {{day}}",
        "Le ramassage de vos sacs et trousses suit le second essai de votre boîte, le {{day}}",
      ],
      route: [
        "We planned a pickup of your overdue bags and kits for {{day}}",
        "Nous avons prévu un ramassage de vos sacs et trousses en retard pour le {{day}}",
      ],
    },
    staff: {
      "second-try": [
        "The pickup goes with the second try of its box, on {{day}}, {{window}}",
        "Le ramassage suit le second essai de sa boîte, le {{day}}, {{window}}",
      ],
      default: ["{{who}} booked a pickup on {{day}}, {{window}}", "{{who}} a réservé un ramassage le {{day}}, {{window}}"],
      route: ["The route planned a pickup on {{day}}, {{window}}", "La tournée a prévu un ramassage le {{day}}, {{window}}"],
    },
  },
  PickupCancelled: {
    facts: (data, phrase) => ({ because: phrase.code(pickupEndWords, text(data, "because")) }),
    customer: ["A pickup does not take place: {{because}}", "Un ramassage n’a pas lieu\u00a0: {{because}}"],
    staff: ["A pickup does not take place: {{because}}", "Un ramassage n’a pas lieu\u00a0: {{because}}"],
  },
  ReturnableChargeStarted: {
    facts: ofCharge,
    customer: [
      "A bag or kit was out too long: we were about to charge {{amount}} for it",
      "Un sac ou une trousse n’a pas été rendu à temps\u00a0: nous allions facturer {{amount}}",
    ],
    staff: [
      "A charge of {{amount}} for an overdue bag or kit began, attempt {{attempt}}",
      "Début de la facturation de {{amount}} pour un sac ou une trousse en retard, tentative {{attempt}}",
    ],
  },
  ReturnableChargeFailed: {
    facts: (data) => ({ attempt: int(data, "attempt") }),
    customer: ["The charge for a bag or kit did not go through", "La facturation d’un sac ou d’une trousse n’a pas été acceptée"],
    staff: [
      "The charge for an overdue bag or kit failed, attempt {{attempt}}",
      "La facturation d’un sac ou d’une trousse en retard a échoué, tentative {{attempt}}",
    ],
  },
  ReturnableLeftUnpaid: {
    facts: ofCharge,
    customer: [
      "{{amount}} for a bag or kit is still not paid: return it, or change your payment method",
      "{{amount}} pour un sac ou une trousse restent à payer\u00a0: rendez-le, ou changez de mode de paiement",
    ],
    staff: [
      "{{amount}} for an overdue bag or kit is owed: it is not charged again automatically",
      "{{amount}} sont dus pour un sac ou une trousse en retard\u00a0: il n’y aura plus de tentative automatique",
    ],
  },
  ReturnableCharged: {
    facts: ofCharge,
    customer: [
      "We charged {{amount}} for a bag or kit that did not come back; you get it back when it does",
      "Nous avons facturé {{amount}} pour un sac ou une trousse qui n’est pas revenu; la somme vous revient s’il revient",
    ],
    staff: ["{{amount}} was charged for an overdue bag or kit", "{{amount}} ont été facturés pour un sac ou une trousse en retard"],
  },
  ReturnableChargeReversed: {
    facts: ofCharge,
    customer: [
      "A bag or kit came back: we return the {{amount}} that we charged for it",
      "Un sac ou une trousse est revenu\u00a0: nous vous rendons les {{amount}} facturés",
    ],
    staff: ["{{amount}} goes back: the bag or kit was returned", "{{amount}} seront rendus\u00a0: le sac ou la trousse est revenu"],
  },
  ReturnablesWrittenOff: {
    facts: things,
    customer: ["We no longer look for {{things}}", "Nous ne cherchons plus {{things}}"],
    staff: ["Written off, since the person was forgotten: {{things}}", "Radiés, la personne ayant été oubliée\u00a0: {{things}}"],
  },
} satisfies Facts;
