import type { GiftCardFacts } from "../../gift-card/facts.ts";
import type { GiftCardTemplate } from "../template.ts";

type Way = Pick<GiftCardFacts, "isPrinted" | "mailedOn" | "recipientName">;

const wayEn = ({ isPrinted, mailedOn, recipientName }: Way): string =>
  isPrinted
    ? "Print it at home whenever you like: the button opens the page. Whoever has the page can use the card, so keep it as you would cash."
    : mailedOn
      ? `We email it to ${recipientName} on ${mailedOn}, at 8 in the morning where they live.`
      : `We are emailing it to ${recipientName} now.`;

const wayFr = ({ isPrinted, mailedOn, recipientName }: Way): string =>
  isPrinted
    ? "Imprimez-la chez vous quand vous voulez\u00a0: le bouton ouvre la page. Quiconque a cette page peut utiliser la carte; gardez-la comme de l’argent comptant."
    : mailedOn
      ? `Nous l’envoyons par courriel à ${recipientName} le ${mailedOn}, à 8 heures du matin, heure locale.`
      : `Nous l’envoyons maintenant par courriel à ${recipientName}.`;

/** The confirmation of a purchase, to its buyer. */
export const giftCardBought: GiftCardTemplate<"brand" | "amount" | "lastFour" | "printToken" | keyof Way> = {
  en: (facts) => ({
    subject: `Your ${facts.brand} gift card for ${facts.recipientName}`,
    heading: "Thank you for your gift",
    paragraphs: [`Your gift card of ${facts.amount} for ${facts.recipientName} is paid.`, wayEn(facts)],
    facts: [
      ["Amount paid", facts.amount],
      ["Code ends in", facts.lastFour],
    ],
    ...(facts.isPrinted && { action: { label: "Print the gift card", path: `/gift#print=${facts.printToken}` } }),
    sms: `your gift card of ${facts.amount} is paid.`,
  }),
  fr: (facts) => ({
    subject: `Votre carte-cadeau ${facts.brand} pour ${facts.recipientName}`,
    heading: "Merci pour ce cadeau",
    paragraphs: [`Votre carte-cadeau de ${facts.amount} pour ${facts.recipientName} est payée.`, wayFr(facts)],
    facts: [
      ["Montant payé", facts.amount],
      ["Fin du code", facts.lastFour],
    ],
    ...(facts.isPrinted && { action: { label: "Imprimer la carte-cadeau", path: `/cartes-cadeaux#print=${facts.printToken}` } }),
    sms: `votre carte-cadeau de ${facts.amount} est payée.`,
  }),
};
