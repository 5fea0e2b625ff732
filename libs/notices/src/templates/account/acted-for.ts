import { type AccountTemplate, lasting } from "../template.ts";

/**
 * A member of our team began to act in the customer's account (decision 19): when, the reason in the words that were written, and where the
 * customer reads about the actions. The mail does not name the member: the customer writes to the team.
 */
export const actedFor: AccountTemplate<"brand" | "happenedOn" | "reason"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, happenedOn, reason }) => ({
    subject: `Our team acted in your ${brand} account`,
    heading: "Our team acted in your account",
    paragraphs: [
      `On ${happenedOn}, a member of our team began to act for you in your account, for half an hour at most.`,
      ...(reason === undefined ? [] : [`The reason that was given: “${reason}”`]),
      "While acting for you, they see what you see in your account. They can order for you, which is charged to your card as usual. Only you can give another card, change your password or agree to anything.",
      "What was done is recorded in the copy of your data, which you can download in your settings.",
      "If you did not ask for it, or do not know why it was done, write to our team.",
    ],
    action: { label: "See the copy of your data", path: "/settings/privacy" },
    sms: `a member of our team began to act for you in your account on ${happenedOn}. The copy of your data shows what was done.`,
  }),
  fr: ({ brand, happenedOn, reason }) => ({
    subject: `Notre équipe a agi dans votre compte ${brand}`,
    heading: "Notre équipe a agi dans votre compte",
    paragraphs: [
      `Le ${happenedOn}, un membre de notre équipe a commencé à agir en votre nom dans votre compte, pour une demi-heure au plus.`,
      ...(reason === undefined ? [] : [`Le motif donné\u00a0: «\u00a0${reason}\u00a0»`]),
      "En agissant pour vous, il voit ce que vous voyez dans votre compte. Il peut commander pour vous, ce qui est porté à votre carte comme d’habitude. Personne d’autre que vous ne peut donner une autre carte, changer votre mot de passe ou donner votre accord à quoi que ce soit.",
      "Ce qui a été fait figure dans la copie de vos données, que vous pouvez télécharger dans vos paramètres.",
      "Si vous n’avez rien demandé, ou si vous ne savez pas pourquoi, écrivez à notre équipe.",
    ],
    action: { label: "Voir la copie de vos données", path: "/parametres/confidentialite" },
    sms: `un membre de notre équipe a commencé à agir en votre nom dans votre compte le ${happenedOn}. La copie de vos données montre ce qui a été fait.`,
  }),
};
