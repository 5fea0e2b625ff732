import { list, returnables as page } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A bag or kit that did not come back was charged. */
export const returnableCharged: AccountTemplate<"brand" | "returnables" | "returnablesCharge"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, returnables, returnablesCharge }) => ({
    subject: `${brand}: we charged ${returnablesCharge} for a bag or kit`,
    heading: "A bag or kit did not come back",
    paragraphs: [
      `It was out for more than six weeks, and our drivers came three times and could not take it along:\n${list(returnables)}`,
      "Return it whenever you can: put it outside on a delivery day, or book a pickup. The whole amount then goes back to where it came from.",
    ],
    facts: [["Charged", returnablesCharge]],
    action: page.en,
    sms: `we charged ${returnablesCharge} for a bag or kit that did not come back. Return it, and you get it back.`,
  }),
  fr: ({ brand, returnables, returnablesCharge }) => ({
    subject: `${brand}\u00a0: nous avons facturé ${returnablesCharge} pour un sac ou une trousse`,
    heading: "Un sac ou une trousse n’est pas revenu",
    paragraphs: [
      `Prêté il y a plus de six semaines, et nos livreurs sont passés trois fois sans pouvoir le reprendre\u00a0:\n${list(returnables)}`,
      "Rendez-le quand vous pouvez\u00a0: laissez-le dehors un jour de livraison, ou réservez un ramassage. Toute la somme vous est alors rendue.",
    ],
    facts: [["Facturé", returnablesCharge]],
    action: page.fr,
    sms: `nous avons facturé ${returnablesCharge} pour un sac ou une trousse qui n’est pas revenu. S’il revient, la somme vous est rendue.`,
  }),
};
