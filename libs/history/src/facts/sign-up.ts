import { inner, list, skusOf, text } from "../data.ts";
import { type Facts, omitted } from "../event-facts.ts";

/** Events of the sign-up. */
export const signUpFacts = {
  SignUpPlanChosen: {
    facts: (data, phrase) => ({ plan: phrase.plan(data), tastes: phrase.tastes(data) }),
    customer: [
      "{{who}} chose a plan while signing up: {{plan}}; to your taste: {{tastes}}",
      "{{who}} choisi un forfait à l’inscription\u00a0: {{plan}}; à votre goût\u00a0: {{tastes}}",
    ],
    staff: ["{{who}} chose in sign-up: {{plan}}; {{tastes}}", "{{who}} a choisi à l’inscription\u00a0: {{plan}}; {{tastes}}"],
  },
  SignUpSlotChosen: {
    facts: (data, phrase) => ({ slot: phrase.slot(data) }),
    customer: [
      "{{who}} chose while signing up when boxes should come: {{slot}}",
      "{{who}} choisi à l’inscription le moment des livraisons\u00a0: {{slot}}",
    ],
    staff: ["{{who}} chose in sign-up: {{slot}}", "{{who}} a choisi à l’inscription\u00a0: {{slot}}"],
  },
  FirstBoxChosen: {
    facts: (data, phrase) => {
      const box = inner(data, "box");
      return { week: phrase.week(text(box, "week")), skus: skusOf(box), dishes: phrase.count("dish", list(box, "lines").length) };
    },
    customer: ["{{who}} chose {{dishes}} for your first box, {{week}}", "{{who}} choisi {{dishes}} pour votre première boîte, {{week}}"],
    staff: [
      "{{who}} chose the dishes of the first box, {{week}}: {{skus}}",
      "{{who}} a choisi les plats de la première boîte, {{week}}\u00a0: {{skus}}",
    ],
  },
  SignUpAddressFixed: {
    customer: omitted("Follows from the start of the subscription, which is shown; nothing about the person changes."),
    staff: [
      "The subscription begins from this address; sign-up can no longer change it",
      "L’abonnement part de cette adresse; l’inscription ne peut plus la changer",
    ],
  },
  SignUpCodeFixed: {
    facts: (data) => ({ code: text(data, "code"), variant: text(data, "code") ? "" : "none" }),
    customer: {
      default: [
        "The code {{code}} was set for the boxes that your sign-up promised it for",
        "Le code {{code}} a été fixé pour les boîtes auxquelles votre inscription le promettait",
      ],
      none: ["Your sign-up ended without a code", "Votre inscription s’est terminée sans code"],
    },
    staff: {
      default: ["The sign-up’s boxes use the code {{code}}", "Les boîtes de l’inscription suivent le code {{code}}"],
      none: ["The sign-up’s boxes use no code", "Les boîtes de l’inscription sont sans code"],
    },
  },
} satisfies Facts;
