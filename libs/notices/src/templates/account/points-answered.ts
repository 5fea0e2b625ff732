import { rewards } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** The answer to a dispute of points: the words of the member of staff who decided, and what changed. */
export const pointsAnswered: AccountTemplate<"brand" | "reason" | "pointsAdded" | "pointsTakenOff"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, reason, pointsAdded, pointsTakenOff }) => ({
    subject: `Our answer about your ${brand} points`,
    heading: "Our answer about your points",
    paragraphs: [
      pointsAdded
        ? `You asked us about a line of your points. We added ${pointsAdded}, which you can spend now.`
        : pointsTakenOff
          ? `You asked us about a line of your points. We looked at all of it, and took off ${pointsTakenOff}.`
          : "You asked us about a line of your points. It stays as it is.",
      ...(reason === undefined ? [] : [`Our answer: “${reason}”`]),
      "If this does not settle it, write to our team.",
    ],
    action: rewards.en,
    sms: `we answered your question about your points${pointsAdded ? ` and added ${pointsAdded}` : ""}.`,
  }),
  fr: ({ brand, reason, pointsAdded, pointsTakenOff }) => ({
    subject: `Notre réponse au sujet de vos points ${brand}`,
    heading: "Notre réponse au sujet de vos points",
    paragraphs: [
      pointsAdded
        ? `Vous nous avez écrit au sujet d’une ligne de vos points. Nous avons ajouté ${pointsAdded}, que vous pouvez utiliser dès maintenant.`
        : pointsTakenOff
          ? `Vous nous avez écrit au sujet d’une ligne de vos points. Après vérification, nous avons retiré ${pointsTakenOff}.`
          : "Vous nous avez écrit au sujet d’une ligne de vos points. Elle reste telle quelle.",
      ...(reason === undefined ? [] : [`Notre réponse\u00a0: «\u00a0${reason}\u00a0»`]),
      "Si cela ne règle pas la question, écrivez à notre équipe.",
    ],
    action: rewards.fr,
    sms: `nous avons répondu à votre question sur vos points${pointsAdded ? ` et ajouté ${pointsAdded}` : ""}.`,
  }),
};
