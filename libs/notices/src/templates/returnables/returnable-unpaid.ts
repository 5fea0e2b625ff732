import { fix, list } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** The last attempt to charge for a bag or kit failed: the amount that is owed, and the two ways to settle it. */
export const returnableUnpaid: AccountTemplate<"brand" | "returnables" | "returnablesCharge" | "isClosed"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, returnables, returnablesCharge, isClosed }) => ({
    subject: `${brand}: ${returnablesCharge} for a bag or kit is still to be paid`,
    heading: "We could not charge you for a bag or kit",
    paragraphs: [
      `It was out for more than six weeks, our drivers came three times, and your payment method could not be charged:\n${list(returnables)}`,
      `You owe ${returnablesCharge}, and there are two ways to settle it. Return what is listed, free of charge: ${isClosed ? "book a pickup" : "put it outside on a delivery day, or book a pickup"}, and you owe nothing for it.`,
      `Or change your payment method: ${returnablesCharge} are charged to the new one at once, and go back to it if you return the bag or kit later.`,
    ],
    facts: [["Owed", returnablesCharge]],
    action: fix.en,
    sms: `${returnablesCharge} for a bag or kit is still to be paid. Return it, or change your payment method: the new one is charged at once.`,
  }),
  fr: ({ brand, returnables, returnablesCharge, isClosed }) => ({
    subject: `${brand}\u00a0: ${returnablesCharge} restent à payer pour un sac ou une trousse`,
    heading: "Nous n’avons pas pu facturer un sac ou une trousse",
    paragraphs: [
      `Prêté il y a plus de six semaines, il n’a pas pu être repris en trois passages, et votre mode de paiement n’a pas pu être débité\u00a0:\n${list(returnables)}`,
      `Vous devez ${returnablesCharge}, et il y a deux façons de régler. Rendez-le, sans frais\u00a0: ${isClosed ? "réservez un ramassage" : "laissez-le dehors un jour de livraison, ou réservez un ramassage"}, et vous ne devrez rien.`,
      `Ou changez de mode de paiement\u00a0: ${returnablesCharge} y seront facturés aussitôt, et vous seront rendus si le sac ou la trousse revient plus tard.`,
    ],
    facts: [["À payer", returnablesCharge]],
    action: fix.fr,
    sms: `${returnablesCharge} restent à payer pour un sac ou une trousse. Rendez-le, ou changez de mode de paiement\u00a0: le nouveau sera débité aussitôt.`,
  }),
};
