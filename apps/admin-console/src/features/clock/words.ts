import type { OutputOf } from "@tablee/contracts/call";
import type { clock } from "@tablee/contracts/calls/operations";
import type { Pair, Words } from "@tablee/domain/kernel/words";

type DueKind = OutputOf<typeof clock>["nextDue"][number]["kind"];

export const words = {
  title: ["Clock", "Horloge"],
  banner: ["Not production.", "Hors production."],
  bannerText: [
    "Moving this clock moves it for every process, and does everything that is due on the way.",
    "Déplacer cette horloge la déplace pour tous les processus et exécute tout ce qui vient à échéance en chemin.",
  ],
  fixed: ["The clock cannot be moved here", "L’horloge ne peut pas être déplacée ici"],
  fixedText: ["In production it is the machine’s own.", "En production, c’est celle de la machine."],
  readOnly: ["Only admins move the clock.", "Seule l’administration déplace l’horloge."],
  frozen: ["Frozen", "Figée"],
  running: ["Running", "En marche"],
  table: ["Zone table {{version}}", "Table des fuseaux {{version}}"],
  advance: {
    title: ["Move the clock", "Déplacer l’horloge"],
    to: {
      cutoff: ["To the next cutoff", "À la prochaine date limite"],
      billing: ["To the next billing", "À la prochaine facturation"],
      delivery: ["To the next delivery", "À la prochaine livraison"],
      day: ["One day later", "Un jour plus tard"],
      week: ["One week later", "Une semaine plus tard"],
    },
    instant: ["To an instant (UTC)", "À un instant (UTC)"],
    go: ["Move", "Déplacer"],
    moving: ["Moving to {{to}}", "Déplacement vers le {{to}}"],
    steps_one: ["{{count}} step done", "{{count}} étape faite"],
    steps_many: [null, "{{count}} d’étapes faites"],
    steps_other: ["{{count}} steps done", "{{count}} étapes faites"],
    failed: ["The last move stopped", "Le dernier déplacement s’est arrêté"],
  },
  due: {
    caption: ["Due next", "Prochaines échéances"],
    kind: ["What", "Quoi"],
    count: ["How many", "Combien"],
    at: ["When", "Quand"],
    until: ["From now", "D’ici là"],
    none: ["Nothing is due", "Rien n’est dû"],
    noneText: [
      "As soon as there are orders, their cutoffs, billings and deliveries appear here.",
      "Dès qu’il y aura des commandes, leurs dates limites, facturations et livraisons figureront ici.",
    ],
    kinds: {
      cutoff: ["Cutoff", "Date limite"],
      billing: ["Billing", "Facturation"],
      delivery: ["Delivery", "Livraison"],
      maturation: ["Points mature", "Points acquis"],
      generation: ["Order generation", "Génération des commandes"],
      addition: ["Late additions", "Ajouts tardifs"],
      dispatch: ["On its way", "Mise en route"],
      reminder: ["Reminders", "Rappels"],
      "credit-expiry": ["Credits expire", "Expiration de crédits"],
      "corporate-credit": ["Corporate credit is given", "Crédits d’entreprise"],
      hold: ["Holds expire", "Expiration de réservations"],
      resumption: ["Pauses end", "Fin de pauses"],
      "payment-notice": ["Mails about failed payments", "Courriels sur des paiements refusés"],
      "review-request": ["Mails about delivered boxes", "Courriels sur des boîtes livrées"],
      "points-expiry": ["Points expire, and mails about it", "Expiration de points, et courriels à ce sujet"],
      "long-pause": ["Mails about long pauses", "Courriels sur de longues pauses"],
      "gift-card-payment": ["Purchases of gift cards", "Achats de cartes-cadeaux"],
      "gift-card-mail": ["Mails of gift cards", "Courriels de cartes-cadeaux"],
      pickup: ["Pickups of bags and kits", "Ramassages de sacs et trousses"],
      "return-reminder": ["Mails about bags and kits", "Courriels sur des sacs et trousses"],
      "message-expiry": ["Visitors’ messages are erased", "Effacement de messages de visiteurs"],
      "terms-notice": ["Mails about new terms", "Courriels sur de nouvelles conditions"],
      "return-charge": ["Charges for bags and kits", "Facturation de sacs et trousses"],
    } satisfies Record<DueKind, Pair>,
  },
} satisfies Words;
