import type { OrderFacts } from "../../order/facts.ts";
import { fix } from "../parts.ts";
import type { OrderTemplate } from "../template.ts";

type Next = Pick<OrderFacts, "unpaid" | "nextAttempt">;

const whatNext = {
  en({ unpaid, nextAttempt }: Next): string {
    if (!nextAttempt) return "Update your payment method so that your next boxes can be delivered.";
    if (unpaid === "soft") return `We will try again on ${nextAttempt}. If you update your payment method before then, we try at once.`;
    if (unpaid === "no-method") return `Add one by ${nextAttempt} and we charge it at once; after that, the box is cancelled.`;
    return `Your bank refused it for good, so we will not try this card again. Give another one by ${nextAttempt} and we charge it at once; after that, the box is cancelled.`;
  },
  fr({ unpaid, nextAttempt }: Next): string {
    if (!nextAttempt) return "Mettez à jour votre mode de paiement pour que vos prochaines boîtes soient livrées.";
    if (unpaid === "soft")
      return `Nous réessaierons le ${nextAttempt}. Si vous mettez à jour votre mode de paiement d’ici là, nous réessaierons tout de suite.`;
    if (unpaid === "no-method")
      return `Ajoutez-en un d’ici le ${nextAttempt} et nous le débiterons tout de suite; ensuite, la boîte est annulée.`;
    return `Votre banque l’a refusée pour de bon\u00a0: nous ne réessaierons pas avec cette carte. Donnez-en une autre d’ici le ${nextAttempt} et nous la débiterons tout de suite; ensuite, la boîte est annulée.`;
  },
};

/** A payment did not go through; what happens next. */
export const paymentFailed: OrderTemplate<"card" | "charged" | "deliveryDay" | "nextAttempt" | "unpaid"> = {
  outdated: ({ order, triedToken }, { method }) => {
    if (order.status !== "locked") return "no-longer-unpaid";
    // A failure of a payment method that the account has replaced since is outdated.
    return method?.token === triedToken ? undefined : "another-card";
  },
  en: (facts) => ({
    subject: `We couldn’t process your payment for ${facts.deliveryDay}`,
    heading: "Your payment did not go through",
    paragraphs: [
      facts.unpaid === "no-method"
        ? `There is no payment method in your account, so we could not charge ${facts.charged} for your ${facts.deliveryDay} box.`
        : `We could not charge ${facts.charged}${facts.card === "" ? "" : ` to ${facts.card}`} for your ${facts.deliveryDay} box.`,
      whatNext.en(facts),
    ],
    action: fix.en,
    sms: `your payment for ${facts.deliveryDay} did not go through. Please update your payment method in your account.`,
  }),
  fr: (facts) => ({
    subject: `Le paiement de votre boîte du ${facts.deliveryDay} n’a pas fonctionné`,
    heading: "Votre paiement n’a pas fonctionné",
    paragraphs: [
      facts.unpaid === "no-method"
        ? `Votre compte n’a aucun mode de paiement\u00a0: nous n’avons pas pu facturer ${facts.charged} pour votre boîte du ${facts.deliveryDay}.`
        : `Nous n’avons pas pu facturer ${facts.charged}${facts.card === "" ? "" : ` à ${facts.card}`} pour votre boîte du ${facts.deliveryDay}.`,
      whatNext.fr(facts),
    ],
    action: fix.fr,
    sms: `le paiement de votre boîte du ${facts.deliveryDay} n’a pas fonctionné. Mettez à jour votre mode de paiement dans votre compte.`,
  }),
};
