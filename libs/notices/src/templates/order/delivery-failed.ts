import { followBox } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A box could not be handed over: it is delivered again, or refunded. */
export const deliveryFailed: OrderTemplate<"retry" | "trackingToken"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: "We could not deliver your box",
    heading: "Your box could not be handed over",
    paragraphs: [
      facts.retry
        ? `We could not hand over your box today. We bring it again, free of charge, on ${facts.retry}.`
        : "We could not deliver your box. Everything you paid for it is refunded the way you paid.",
    ],
    action: facts.retry ? followBox.en(facts, "Follow your box") : { label: "See what happens next", path: "/track" },
    sms: facts.retry
      ? `we could not deliver your box. We try again, free of charge, on ${facts.retry}.`
      : "we could not deliver your box. You are refunded in full.",
  }),
  fr: (facts) => ({
    subject: "Nous n’avons pas pu livrer votre boîte",
    heading: "Votre boîte n’a pas pu être remise",
    paragraphs: [
      facts.retry
        ? `Nous n’avons pas pu remettre votre boîte aujourd’hui. Nous la rapportons, sans frais, le ${facts.retry}.`
        : "Nous n’avons pas pu livrer votre boîte. Tout ce que vous avez payé vous est remboursé de la façon dont vous l’aviez payé.",
    ],
    action: facts.retry ? followBox.fr(facts, "Suivre ma boîte") : { label: "Voir la suite", path: "/suivi" },
    sms: facts.retry
      ? `nous n’avons pas pu livrer votre boîte. Nouvel essai, sans frais, le ${facts.retry}.`
      : "nous n’avons pas pu livrer votre boîte. Tout vous est remboursé.",
  }),
};
