import type { Phrases, Words } from "./compose.ts";
import type { MessageFacts } from "./facts.ts";

const list = (dishes: readonly string[]): string => dishes.map((dish) => `· ${dish}`).join("\n");
const account = { label: "Voir vos boîtes", path: "/compte" };
const fix = { label: "Mettre à jour le mode de paiement", path: "/parametres/paiement" };
const finish = { label: "Terminer l’inscription", path: "/abonnement/paiement" };
const edit = ({ orderId }: MessageFacts) => ({ label: "Modifier cette boîte", path: `/commandes/${orderId}/editeur` });
const receipt = ({ orderId }: MessageFacts) => ({ label: "Voir le reçu", path: `/commandes/${orderId}/recu` });

const numberOf = ({ receiptNumber }: MessageFacts): readonly (readonly [string, string])[] =>
  receiptNumber ? [["Reçu", receiptNumber]] : [];

/** Une boîte qui ne serait pas livrée : d’abord ce qui lui manque, puis comment l’ajouter. */
const short = (facts: MessageFacts, heading: string): Words => ({
  subject: `Il manque ${facts.shortBy} pour atteindre le minimum de ${facts.minimum}\u00a0: sans ajout, pas de boîte le ${facts.deliveryDay}`,
  heading,
  paragraphs: [
    `Il manque ${facts.shortBy} pour atteindre le minimum de ${facts.minimum}\u00a0: telle quelle, votre boîte du ${facts.deliveryDay} ne sera pas livrée, et rien ne vous sera facturé.`,
    ...(facts.dishes.length > 0
      ? [`Vous pouvez la compléter jusqu’au ${facts.cutoff}. Pour l’instant, elle contient\u00a0:`, list(facts.dishes)]
      : [`Elle est encore vide. Vous pouvez la remplir jusqu’au ${facts.cutoff}.`]),
  ],
  action: edit(facts),
  sms: `Tablée\u00a0: il manque ${facts.shortBy} à votre boîte du ${facts.deliveryDay} pour atteindre le minimum de ${facts.minimum}. Telle quelle, elle ne sera pas livrée. Vous pouvez la compléter jusqu’au ${facts.cutoff}.`,
});

const reminder = (when: string) => (facts: MessageFacts) =>
  facts.shortBy ? short(facts, `Votre boîte se ferme dans ${when}`) : closing(facts, when);

const closing = (facts: MessageFacts, when: string): Words => ({
  subject: `Votre boîte du ${facts.deliveryDay} se ferme dans ${when}`,
  heading: "Quelque chose à changer?",
  paragraphs: [
    `Vous pouvez modifier ou sauter votre boîte du ${facts.deliveryDay} jusqu’au ${facts.cutoff}. Ensuite, nous préparons ce qu’elle contient\u00a0:`,
    list(facts.dishes),
    "Tout vous convient? Alors il n’y a rien à faire.",
  ],
  action: edit(facts),
  sms: `Tablée\u00a0: votre boîte du ${facts.deliveryDay} peut être modifiée ou sautée jusqu’au ${facts.cutoff}.`,
});

const ready = (facts: MessageFacts): Words => ({
  subject: `Votre boîte du ${facts.deliveryDay} est prête à modifier`,
  heading: "Une nouvelle semaine est servie",
  paragraphs: [
    `Nous avons préparé une boîte pour le ${facts.deliveryDay}, de ${facts.window}\u00a0:`,
    list(facts.dishes),
    `Changez des plats, ajoutez-en ou sautez la semaine jusqu’au ${facts.cutoff}.`,
  ],
  action: edit(facts),
  sms: `Tablée\u00a0: votre boîte du ${facts.deliveryDay} peut être modifiée jusqu’au ${facts.cutoff}.`,
});

/** After a payment that did not go through. */
function whatNext({ unpaid, nextAttempt }: MessageFacts): string {
  if (!nextAttempt) return "Mettez à jour votre mode de paiement pour que la prochaine boîte puisse venir.";
  if (unpaid === "soft")
    return `Nous réessaierons le ${nextAttempt}. Si vous mettez à jour votre mode de paiement d’ici là, nous réessayons tout de suite.`;
  if (unpaid === "no-method")
    return `Ajoutez-en un jusqu’au ${nextAttempt} et nous le débitons tout de suite; ensuite, la boîte de cette semaine est annulée.`;
  return `Votre banque l’a refusée pour de bon\u00a0: nous ne réessaierons pas avec cette carte. Donnez-en une autre jusqu’au ${nextAttempt} et nous la débitons tout de suite; ensuite, la boîte de cette semaine est annulée.`;
}

const whyFailed = ({ unpaid, attempts }: MessageFacts): string =>
  ({
    soft:
      attempts > 1
        ? `Nous avons essayé ${attempts} fois de facturer votre boîte, sans succès.`
        : "Nous n’avons pas pu facturer votre boîte.",
    hard: "Votre carte a été refusée pour de bon et aucune autre n’a été donnée à temps.",
    "no-method": "Votre compte n’avait aucun mode de paiement et aucun n’a été ajouté à temps.",
  })[unpaid];

/** Ce que disent les messages en français. */
export const french: Phrases = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  colon: "\u00a0:",
  closing: "À bientôt à table,\nL’équipe Tablée",
  "order-ready": (facts) => (facts.shortBy ? short(facts, "Votre nouvelle semaine est à compléter") : ready(facts)),
  "cutoff-in-48-hours": reminder("deux jours"),
  "cutoff-in-24-hours": reminder("une journée"),
  "minimum-not-met": (facts) => ({
    subject: `Pas de boîte le ${facts.deliveryDay}`,
    heading: "Votre commande n’a pas atteint le minimum",
    paragraphs: [
      `À l’heure limite, votre commande du ${facts.deliveryDay} était sous le minimum de ${facts.minimum}\u00a0: il n’y a donc ni livraison ni facturation.`,
      "Votre prochaine boîte vous attend dans votre compte.",
    ],
    action: account,
    sms: `Tablée\u00a0: votre commande du ${facts.deliveryDay} était sous le minimum. Ni livraison ni facturation.`,
  }),
  "order-charged": (facts) => ({
    subject: `Reçu de votre boîte du ${facts.deliveryDay}`,
    heading: "Merci, votre boîte est payée",
    paragraphs: [`Votre boîte arrive le ${facts.deliveryDay}, de ${facts.window}.`],
    bills: facts.bill,
    facts: [[facts.card === "" ? "Facturé" : `Facturé à ${facts.card}`, facts.charged], ...numberOf(facts)],
    action: receipt(facts),
    sms: `Tablée\u00a0: ${facts.charged} facturés pour votre boîte du ${facts.deliveryDay}.`,
  }),
  "payment-failed": (facts) => ({
    subject: `Le paiement de votre boîte du ${facts.deliveryDay} n’est pas passé`,
    heading: "Votre paiement n’est pas passé",
    paragraphs: [
      facts.unpaid === "no-method"
        ? `Votre compte n’a aucun mode de paiement\u00a0: nous n’avons pas pu facturer ${facts.charged} pour votre boîte du ${facts.deliveryDay}.`
        : `Nous n’avons pas pu facturer ${facts.charged}${facts.card === "" ? "" : ` à ${facts.card}`} pour votre boîte du ${facts.deliveryDay}.`,
      whatNext(facts),
    ],
    action: fix,
    sms: `Tablée\u00a0: le paiement de votre boîte du ${facts.deliveryDay} n’est pas passé. Mettez à jour votre mode de paiement dans votre compte.`,
  }),
  "order-failed": (facts) => ({
    subject: `Votre boîte du ${facts.deliveryDay} n’a pas pu être payée`,
    heading: "La boîte de cette semaine est annulée",
    paragraphs: [
      `${whyFailed(facts)} La boîte du ${facts.deliveryDay} ne sera pas livrée et rien n’a été facturé.`,
      facts.isFirst
        ? "C’était la première\u00a0: aucune autre boîte ne sera préparée ni facturée tant que vous n’aurez pas terminé votre inscription avec un autre mode de paiement."
        : "Votre abonnement continue. Avec un mode de paiement valide, la prochaine boîte viendra comme prévu.",
    ],
    action: facts.isFirst ? finish : fix,
    sms: `Tablée\u00a0: votre boîte du ${facts.deliveryDay} n’a pas pu être payée et est annulée. Rien n’a été facturé.`,
  }),
  "additions-charged": (facts) => ({
    subject: `Ajouté à votre boîte du ${facts.deliveryDay}`,
    heading: "Vos ajouts sont dans la boîte",
    paragraphs: [`Ils arrivent avec votre boîte du ${facts.deliveryDay}.`],
    bills: facts.additionsBill,
    facts: [[facts.card === "" ? "Facturé" : `Facturé à ${facts.card}`, facts.additionsCharged], ...numberOf(facts)],
    action: receipt(facts),
    sms: `Tablée\u00a0: ${facts.additionsCharged} facturés pour les ajouts à votre boîte du ${facts.deliveryDay}.`,
  }),
  "on-its-way": (facts) => ({
    subject: "Votre boîte est en route",
    heading: "Votre boîte est en route",
    paragraphs: [`Elle devrait être chez vous au plus tard à ${facts.expectedUntil} aujourd’hui.`],
    action: { label: "La suivre", path: "/suivi" },
    sms: `Tablée\u00a0: votre boîte est en route et devrait être chez vous au plus tard à ${facts.expectedUntil}.`,
  }),
  delivered: (facts) => ({
    subject: "Votre boîte est arrivée",
    heading: "Votre boîte a été livrée",
    paragraphs: ["Les ingrédients frais se gardent au réfrigérateur; utilisez-les d’ici 4 jours.", list(facts.dishes)],
    action: { label: "Voir vos recettes", path: "/commandes-recentes" },
    sms: "Tablée\u00a0: votre boîte a été livrée. Bon appétit!",
  }),
  "delivery-failed": (facts) => ({
    subject: "Nous n’avons pas pu livrer votre boîte",
    heading: "Votre boîte n’a pas pu être remise",
    paragraphs: [
      facts.retry
        ? `Personne n’a pu recevoir votre boîte aujourd’hui. Nous la rapportons, sans frais, le ${facts.retry}.`
        : "Nous n’avons pas pu livrer votre boîte. Tout ce que vous avez payé vous est rendu de la façon dont vous l’avez payé.",
    ],
    action: { label: "Voir la suite", path: "/suivi" },
    sms: facts.retry
      ? `Tablée\u00a0: nous n’avons pas pu livrer votre boîte. Nouvel essai, sans frais, le ${facts.retry}.`
      : "Tablée\u00a0: nous n’avons pas pu livrer votre boîte. Vous êtes remboursé au complet.",
  }),
  refunded: (facts) => ({
    subject: `Un remboursement de ${facts.refunded}`,
    heading: "Votre remboursement est en route",
    paragraphs: [
      `Nous vous avons rendu ${facts.refunded} pour votre boîte du ${facts.deliveryDay}. Sur une carte, il faut compter jusqu’à cinq jours ouvrables.`,
    ],
    facts: numberOf(facts),
    action: receipt(facts),
    sms: `Tablée\u00a0: ${facts.refunded} remboursés pour votre boîte du ${facts.deliveryDay}.`,
  }),
  "no-place": (facts) => ({
    subject: `Votre boîte du ${facts.deliveryDay} a besoin d’une autre plage`,
    heading: "Votre plage de livraison est complète",
    paragraphs: [
      `Votre plage du ${facts.deliveryDay} s’est remplie avant que votre boîte soit confirmée\u00a0: cette semaine est sautée et rien n’est facturé.`,
      "Choisissez un autre jour ou une autre plage dans votre compte pour la recevoir quand même.",
    ],
    action: account,
    sms: `Tablée\u00a0: votre plage du ${facts.deliveryDay} est complète. Choisissez-en une autre dans votre compte.`,
  }),
  receipt: (facts) => ({
    subject: `Votre reçu du ${facts.deliveryDay}`,
    heading: "Votre reçu, comme demandé",
    paragraphs: [`Pour votre boîte du ${facts.deliveryDay}\u00a0:`],
    bills: facts.receipt,
    facts: numberOf(facts),
    action: receipt(facts),
    sms: `Tablée\u00a0: votre reçu du ${facts.deliveryDay}\u00a0: ${facts.total}.`,
  }),
};
