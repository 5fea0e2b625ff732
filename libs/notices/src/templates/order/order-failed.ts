import type { OrderFacts } from "../../order/facts.ts";
import { finish, fix, subscription } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

type Why = Pick<OrderFacts, "unpaid" | "attempts">;

const whyFailed = {
  en: ({ unpaid, attempts }: Why): string =>
    ({
      soft: attempts > 1 ? `We tried ${attempts} times to charge your box, without success.` : "We could not charge your box.",
      hard: "Your card was declined for good, and no other card was given in time.",
      "no-method": "There was no payment method in your account, and none was added in time.",
    })[unpaid],
  fr: ({ unpaid, attempts }: Why): string =>
    ({
      soft:
        attempts > 1
          ? `Nous avons essayé ${attempts} fois de facturer votre boîte, sans succès.`
          : "Nous n’avons pas pu facturer votre boîte.",
      hard: "Votre carte a été refusée pour de bon et aucune autre n’a été donnée à temps.",
      "no-method": "Votre compte n’avait aucun mode de paiement et aucun n’a été ajouté à temps.",
    })[unpaid],
};

/** The consequence of the failure for the boxes after it. */
const whatFollows = {
  en: {
    active:
      "With a working payment method your next boxes are delivered as planned. After two unpaid boxes in a row, the subscription is paused.",
    "paused-unpaid":
      "It is the second unpaid box in a row, so your subscription is paused: boxes that can still change are skipped until you resume it with a working payment method.",
    paused: "Your subscription is paused. Before you resume it, give a working payment method.",
    closed: "Your subscription is closed: no other box is made.",
  },
  fr: {
    active:
      "Avec un mode de paiement valide, vos prochaines boîtes seront livrées comme prévu. Après deux boîtes impayées de suite, l’abonnement est mis en pause.",
    "paused-unpaid":
      "C’est la deuxième boîte impayée de suite\u00a0: votre abonnement est donc en pause. Les boîtes qui peuvent encore changer sont sautées jusqu’à ce que vous le repreniez avec un mode de paiement valide.",
    paused: "Votre abonnement est en pause. Avant de le reprendre, donnez un mode de paiement valide.",
    closed: "Votre abonnement est fermé\u00a0: aucune autre boîte ne sera préparée.",
  },
} as const satisfies Readonly<Record<"en" | "fr", Readonly<Record<OrderFacts["standing"], string>>>>;

/** A box is cancelled because it could not be paid. */
export const orderFailed: OrderTemplate<"attempts" | "deliveryDay" | "isFirst" | "standing" | "unpaid"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Your box for ${facts.deliveryDay} could not be paid`,
    heading: `Your box for ${facts.deliveryDay} is cancelled`,
    paragraphs: [
      `${whyFailed.en(facts)} The box for ${facts.deliveryDay} will not be delivered, and nothing was charged.`,
      facts.isFirst
        ? "It would have been your first one: no other box is made or charged until you finish signing up with another payment method."
        : whatFollows.en[facts.standing],
    ],
    action: facts.isFirst ? finish.en : facts.standing === "closed" ? subscription.en : fix.en,
    sms: `your box for ${facts.deliveryDay} could not be paid and is cancelled. Nothing was charged.`,
  }),
  fr: (facts) => ({
    subject: `Votre boîte du ${facts.deliveryDay} n’a pas pu être payée`,
    heading: `Votre boîte du ${facts.deliveryDay} est annulée`,
    paragraphs: [
      `${whyFailed.fr(facts)} La boîte du ${facts.deliveryDay} ne sera pas livrée et rien n’a été facturé.`,
      facts.isFirst
        ? "C’était la première\u00a0: aucune autre boîte ne sera préparée ni facturée tant que vous n’aurez pas terminé votre inscription avec un autre mode de paiement."
        : whatFollows.fr[facts.standing],
    ],
    action: facts.isFirst ? finish.fr : facts.standing === "closed" ? subscription.fr : fix.fr,
    sms: `votre boîte du ${facts.deliveryDay} n’a pas pu être payée et est annulée. Rien n’a été facturé.`,
  }),
};
