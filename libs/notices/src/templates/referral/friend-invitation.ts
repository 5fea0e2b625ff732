import type { ReferralTemplate } from "../template.ts";

/**
 * A customer's invitation to a friend: one mail, which names who asked for it. As the law on commercial mails wants, its footer names the
 * sender and how to decline more.
 */
export const friendInvitation: ReferralTemplate<"brand" | "referrerName" | "freeMeals" | "query"> = {
  en: ({ brand, referrerName, freeMeals, query }) => ({
    subject: `${referrerName} invites you to try ${brand}`,
    heading: `${freeMeals} free meals for you`,
    paragraphs: [
      `${referrerName} has their dinners delivered by ${brand}, in a box each week, and thought of you. With the link below, your first boxes have ${freeMeals} free meals.`,
      "You choose the dishes, and can skip a week or stop whenever you like.",
      `We send you this one email because ${referrerName} asked us to. Your address is on no list, and we will not write to you again unless you sign up.`,
    ],
    action: { label: "See the menu", path: `/${query}` },
    sms: `${referrerName} invites you to try ${brand}.`,
  }),
  fr: ({ brand, referrerName, freeMeals, query }) => ({
    subject: `${referrerName} vous invite à essayer ${brand}`,
    heading: `${freeMeals} repas offerts pour vous`,
    paragraphs: [
      `${referrerName} reçoit ses soupers de ${brand}, dans une boîte chaque semaine, et a pensé à vous. Avec le lien ci-dessous, vos premières boîtes comprennent ${freeMeals} repas offerts.`,
      "Vous choisissez les plats et pouvez sauter une semaine ou arrêter quand vous voulez.",
      `Nous vous envoyons ce seul courriel parce que ${referrerName} nous l’a demandé. Votre adresse n’est sur aucune liste, et nous ne vous écrirons plus à moins que vous vous inscriviez.`,
    ],
    action: { label: "Voir le menu", path: `/fr/${query}` },
    sms: `${referrerName} vous invite à essayer ${brand}.`,
  }),
};
