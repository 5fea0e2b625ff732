import type { AccountFacts } from "../account/facts.ts";
import type { OrderFacts } from "../order/facts.ts";

/** Dishes, one a line. */
export const list = (dishes: readonly string[]): string => dishes.map((dish) => `· ${dish}`).join("\n");

/** The sentence about a box for which not all dishes of its plan could be picked; none where all were. */
export const incomplete = {
  en: ({ incomplete: box }: Pick<OrderFacts, "incomplete">): string[] =>
    box
      ? [
          box.type === "ready-to-cook"
            ? `We could pick ${box.picked} of the ${box.wanted} recipes of your plan: no others fit your preferences, or are left. A serving costs what it does in your plan.`
            : `We could pick ${box.picked} of the ${box.wanted} meals of your plan: no others fit your preferences, or are left. A meal costs what it does in your plan.`,
        ]
      : [],
  fr: ({ incomplete: box }: Pick<OrderFacts, "incomplete">): string[] =>
    box
      ? [
          box.type === "ready-to-cook"
            ? `Nous avons pu choisir ${box.picked} des ${box.wanted} recettes de votre forfait\u00a0: aucune autre ne convient à vos préférences, ou il n’en reste plus. La portion reste au prix de votre forfait.`
            : `Nous avons pu choisir ${box.picked} des ${box.wanted} repas de votre forfait\u00a0: aucun autre ne convient à vos préférences, ou il n’en reste plus. Le repas reste au prix de votre forfait.`,
        ]
      : [],
};

/** The paragraph about excluded dishes in boxes to come; none where there are none. */
export const excludedDishes = {
  en: ({ excludedDishes: dishes }: Pick<AccountFacts, "excludedDishes">): string[] =>
    dishes.length > 0
      ? [`These dishes of your boxes to come contain what you never want, and come unless you replace them:\n${list(dishes)}`]
      : [],
  fr: ({ excludedDishes: dishes }: Pick<AccountFacts, "excludedDishes">): string[] =>
    dishes.length > 0
      ? [
          `Ces plats de vos boîtes à venir contiennent ce que vous ne voulez jamais et arriveront si vous ne les remplacez pas\u00a0:\n${list(dishes)}`,
        ]
      : [],
};

/** The sentences about an open box that holds excluded dishes: they come unless they are replaced in time. */
export const excludedInBox = {
  en: ({ cutoff }: Pick<OrderFacts, "cutoff">): string[] => [
    `This box holds what you asked us to leave out. It comes as it is unless you replace those dishes or skip the box by ${cutoff}.`,
  ],
  fr: ({ cutoff }: Pick<OrderFacts, "cutoff">): string[] => [
    `Cette boîte contient ce que vous nous avez demandé d’écarter. Elle arrivera telle quelle, à moins que vous ne remplaciez ces plats ou ne sautiez la boîte d’ici le ${cutoff}.`,
  ],
};

// The action of a message: its label and path.
export const account = { en: { label: "See your boxes", path: "/account/" }, fr: { label: "Voir vos boîtes", path: "/compte" } };
export const subscription = {
  en: { label: "See your subscription", path: "/settings/subscription" },
  fr: { label: "Voir votre abonnement", path: "/parametres/abonnement" },
};
export const rewards = {
  en: { label: "See your points", path: "/rewards_v2" },
  fr: { label: "Voir vos points", path: "/recompenses_v2" },
};
export const invite = {
  en: { label: "See your invitations", path: "/invite" },
  fr: { label: "Voir vos invitations", path: "/inviter" },
};
export const returnables = {
  en: { label: "See your bags and kits", path: "/account/bags&kits" },
  fr: { label: "Voir vos sacs et trousses", path: "/compte/sacs-et-kits" },
};
export const replaceDishes = {
  en: { label: "Replace these dishes", path: "/settings/dietary" },
  fr: { label: "Remplacer ces plats", path: "/parametres/alimentaire" },
};
export const fix = {
  en: { label: "Update your payment method", path: "/settings/payment" },
  fr: { label: "Mettre à jour le mode de paiement", path: "/parametres/paiement" },
};
export const finish = {
  en: { label: "Finish signing up", path: "/signup/payment" },
  fr: { label: "Terminer l’inscription", path: "/abonnement/paiement" },
};
export const edit = {
  en: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Edit this box", path: `/orders/${orderId}/editor` }),
  fr: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Modifier cette boîte", path: `/commandes/${orderId}/editeur` }),
};
/** The page of a box on its way, without a sign-in. The token follows the `#`, so it is sent to no server and no log. */
export const followBox = {
  en: ({ trackingToken }: Pick<OrderFacts, "trackingToken">, label: string) => ({ label, path: `/track/box#${trackingToken}` }),
  fr: ({ trackingToken }: Pick<OrderFacts, "trackingToken">, label: string) => ({ label, path: `/suivi/boite#${trackingToken}` }),
};
export const openReceipt = {
  en: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "See the receipt", path: `/orders/${orderId}/receipt` }),
  fr: ({ orderId }: Pick<OrderFacts, "orderId">) => ({ label: "Voir le reçu", path: `/commandes/${orderId}/recu` }),
};

/** The required parts of a receipt beside its amounts: its number, seller and customer, and the seller's tax numbers. */
export const paperOf = {
  en: ({ paper }: Pick<OrderFacts, "paper">) =>
    factsOf(paper, {
      number: "Receipt",
      issued: "Issued",
      paidWith: "Paid with",
      billedTo: "Billed to",
      seller: "Sold by",
      tax: ({ mark, name }) => `${name} [${mark}], registration number`,
    }),
  fr: ({ paper }: Pick<OrderFacts, "paper">) =>
    factsOf(paper, {
      number: "Reçu",
      issued: "Émis le",
      paidWith: "Mode de paiement",
      billedTo: "Facturé à",
      seller: "Vendu par",
      tax: ({ mark, name }) => `${name} [${mark}], numéro d’inscription`,
    }),
};

type Paper = OrderFacts["paper"];
type Labels = Readonly<Record<Exclude<keyof Paper, "taxes">, string>> & { tax(tax: Paper["taxes"][number]): string };

const factsOf = ({ taxes, ...paper }: Paper, { tax, ...labels }: Labels): readonly (readonly [string, string])[] => [
  ...(Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) => (paper[key] ? [[labels[key], paper[key]] as const] : [])),
  ...taxes.map((each) => [tax(each), each.number] as const),
];

/** The page of the terms, which takes a version. */
export const termsPaths = { en: "/terms-conditions", fr: "/termes-conditions" } as const;
