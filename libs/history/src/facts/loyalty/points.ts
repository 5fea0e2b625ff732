import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { disputedLineWords } from "@tablee/domain/points/words";
import { type Data, int, text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";
import type { Phrases } from "../../phrases.ts";

/** The day of an instant by Toronto's clocks; empty where it is not known. */
const dayIn = (data: Data, name: string): string => {
  const at = text(data, name);
  return at && businessDay(at);
};

const ofOrder = (data: Data, phrase: Phrases) => ({ count: Math.abs(int(data, "points")), order: phrase.order(text(data, "orderId")) });

/** Events of an account's points. */
export const pointsFacts = {
  PointsPending: {
    facts: (data, phrase) => ({
      ...ofOrder(data, phrase),
      variant: int(data, "points") < 0 ? "less" : text(data, "by") === "unskip" ? "unskip" : "",
    }),
    customer: {
      one: ["{{count}} point was to come with the delivery of {{order}}", "{{count}} point à venir avec la livraison\u00a0: {{order}}"],
      many: [null, "{{count}} de points à venir avec la livraison\u00a0: {{order}}"],
      other: [
        "{{count}} points were to come with the delivery of {{order}}",
        "{{count}} points à venir avec la livraison\u00a0: {{order}}",
      ],
      unskip_one: [
        "{{count}} point for bringing back {{order}} was to come with its delivery",
        "{{count}} point à venir avec la livraison, pour avoir rétabli {{order}}",
      ],
      unskip_many: [null, "{{count}} de points à venir avec la livraison, pour avoir rétabli {{order}}"],
      unskip_other: [
        "{{count}} points for bringing back {{order}} were to come with its delivery",
        "{{count}} points à venir avec la livraison, pour avoir rétabli {{order}}",
      ],
      less_one: [
        "{{count}} point fewer was to come with {{order}}, which cost less",
        "{{count}} point de moins à venir, à moindre prix\u00a0: {{order}}",
      ],
      less_many: [null, "{{count}} de points de moins à venir, à moindre prix\u00a0: {{order}}"],
      less_other: [
        "{{count}} points fewer were to come with {{order}}, which cost less",
        "{{count}} points de moins à venir, à moindre prix\u00a0: {{order}}",
      ],
    },
    staff: {
      one: ["{{count}} point is pending until the delivery of {{order}}", "{{count}} point attend la livraison\u00a0: {{order}}"],
      many: [null, "{{count}} de points attendent la livraison\u00a0: {{order}}"],
      other: ["{{count}} points are pending until the delivery of {{order}}", "{{count}} points attendent la livraison\u00a0: {{order}}"],
      unskip_one: [
        "{{count}} point for bringing back {{order}} is pending until its delivery",
        "{{count}} point pour avoir rétabli {{order}} attend la livraison",
      ],
      unskip_many: [null, "{{count}} de points pour avoir rétabli {{order}} attendent la livraison"],
      unskip_other: [
        "{{count}} points for bringing back {{order}} are pending until its delivery",
        "{{count}} points pour avoir rétabli {{order}} attendent la livraison",
      ],
      less_one: [
        "{{count}} point fewer is pending until the delivery of {{order}}, which costs less",
        "{{count}} point de moins attend la livraison\u00a0: {{order}} coûte moins cher",
      ],
      less_many: [null, "{{count}} de points de moins attendent la livraison\u00a0: {{order}} coûte moins cher"],
      less_other: [
        "{{count}} points fewer are pending until the delivery of {{order}}, which costs less",
        "{{count}} points de moins attendent la livraison\u00a0: {{order}} coûte moins cher",
      ],
    },
  },
  PointsMatured: {
    facts: ofOrder,
    customer: {
      one: ["You received {{count}} point for {{order}}", "Vous avez reçu {{count}} point pour {{order}}"],
      many: [null, "Vous avez reçu {{count}} de points pour {{order}}"],
      other: ["You received {{count}} points for {{order}}", "Vous avez reçu {{count}} points pour {{order}}"],
    },
    staff: {
      one: ["{{count}} point of {{order}} can be spent", "{{count}} point peut être utilisé\u00a0: {{order}}"],
      many: [null, "{{count}} de points peuvent être utilisés\u00a0: {{order}}"],
      other: ["{{count}} points of {{order}} can be spent", "{{count}} points peuvent être utilisés\u00a0: {{order}}"],
    },
  },
  PointsForfeited: {
    facts: ofOrder,
    customer: {
      one: [
        "{{count}} point was lost: {{order}} was not to be delivered",
        "{{count}} point perdu\u00a0: {{order}} n’allait pas être livrée",
      ],
      many: [null, "{{count}} de points perdus\u00a0: {{order}} n’allait pas être livrée"],
      other: [
        "{{count}} points were lost: {{order}} was not to be delivered",
        "{{count}} points perdus\u00a0: {{order}} n’allait pas être livrée",
      ],
    },
    staff: {
      one: ["{{count}} point was lost: {{order}} will not be delivered", "{{count}} point perdu\u00a0: {{order}} ne sera pas livrée"],
      many: [null, "{{count}} de points perdus\u00a0: {{order}} ne sera pas livrée"],
      other: ["{{count}} points were lost: {{order}} will not be delivered", "{{count}} points perdus\u00a0: {{order}} ne sera pas livrée"],
    },
  },
  PendingPointsTakenBack: {
    facts: ofOrder,
    customer: {
      one: [
        "{{count}} point to come was taken back with a refund of {{order}}",
        "{{count}} point à venir repris avec un remboursement\u00a0: {{order}}",
      ],
      many: [null, "{{count}} de points à venir repris avec un remboursement\u00a0: {{order}}"],
      other: [
        "{{count}} points to come were taken back with a refund of {{order}}",
        "{{count}} points à venir repris avec un remboursement\u00a0: {{order}}",
      ],
    },
    staff: {
      one: [
        "{{count}} pending point was taken back: {{order}} was refunded",
        "{{count}} point en attente repris\u00a0: {{order}} a été remboursée",
      ],
      many: [null, "{{count}} de points en attente repris\u00a0: {{order}} a été remboursée"],
      other: [
        "{{count}} pending points were taken back: {{order}} was refunded",
        "{{count}} points en attente repris\u00a0: {{order}} a été remboursée",
      ],
    },
  },
  PointsTakenBack: {
    facts: ofOrder,
    customer: {
      one: ["{{count}} point was taken back with a refund of {{order}}", "{{count}} point repris avec un remboursement\u00a0: {{order}}"],
      many: [null, "{{count}} de points repris avec un remboursement\u00a0: {{order}}"],
      other: [
        "{{count}} points were taken back with a refund of {{order}}",
        "{{count}} points repris avec un remboursement\u00a0: {{order}}",
      ],
    },
    staff: {
      one: ["{{count}} point was taken back: {{order}} was refunded", "{{count}} point repris\u00a0: {{order}} a été remboursée"],
      many: [null, "{{count}} de points repris\u00a0: {{order}} a été remboursée"],
      other: ["{{count}} points were taken back: {{order}} was refunded", "{{count}} points repris\u00a0: {{order}} a été remboursée"],
    },
  },
  PointsRedeemed: {
    facts: (data, phrase) => ({ count: int(data, "points"), amount: phrase.money(data.cents) }),
    customer: {
      one: ["You exchanged {{count}} point for {{amount}} of credit", "Vous avez échangé {{count}} point contre {{amount}} de crédit"],
      many: [null, "Vous avez échangé {{count}} de points contre {{amount}} de crédit"],
      other: ["You exchanged {{count}} points for {{amount}} of credit", "Vous avez échangé {{count}} points contre {{amount}} de crédit"],
    },
    staff: {
      one: ["{{who}} exchanged {{count}} point for {{amount}} of credit", "{{who}} a échangé {{count}} point contre {{amount}} de crédit"],
      many: [null, "{{who}} a échangé {{count}} de points contre {{amount}} de crédit"],
      other: [
        "{{who}} exchanged {{count}} points for {{amount}} of credit",
        "{{who}} a échangé {{count}} points contre {{amount}} de crédit",
      ],
    },
  },
  PointsAwarded: {
    facts: (data) => ({ count: int(data, "points") }),
    customer: {
      one: [
        "{{count}} point is yours: your stamp card was complete",
        "{{count}} point est à vous\u00a0: votre carte de fidélité était remplie",
      ],
      many: [null, "{{count}} de points sont à vous\u00a0: votre carte de fidélité était remplie"],
      other: [
        "{{count}} points are yours: your stamp card was complete",
        "{{count}} points sont à vous\u00a0: votre carte de fidélité était remplie",
      ],
    },
    staff: {
      one: ["{{count}} point was awarded for a stamp card", "{{count}} point accordé pour une carte de fidélité"],
      many: [null, "{{count}} de points accordés pour une carte de fidélité"],
      other: ["{{count}} points were awarded for a stamp card", "{{count}} points accordés pour une carte de fidélité"],
    },
  },
  AwardTakenBack: {
    facts: ofOrder,
    customer: {
      one: [
        "{{count}} point of your stamp card was taken back with a refund of {{order}}",
        "{{count}} point de votre carte de fidélité repris avec un remboursement\u00a0: {{order}}",
      ],
      many: [null, "{{count}} de points de votre carte de fidélité repris avec un remboursement\u00a0: {{order}}"],
      other: [
        "{{count}} points of your stamp card were taken back with a refund of {{order}}",
        "{{count}} points de votre carte de fidélité repris avec un remboursement\u00a0: {{order}}",
      ],
    },
    staff: {
      one: [
        "{{count}} point of a stamp card was taken back: {{order}} was refunded",
        "{{count}} point d’une carte de fidélité repris\u00a0: {{order}} a été remboursée",
      ],
      many: [null, "{{count}} de points d’une carte de fidélité repris\u00a0: {{order}} a été remboursée"],
      other: [
        "{{count}} points of a stamp card were taken back: {{order}} was refunded",
        "{{count}} points d’une carte de fidélité repris\u00a0: {{order}} a été remboursée",
      ],
    },
  },
  PointsExpiryAnnounced: {
    facts: (data, phrase) => ({ count: int(data, "points"), date: phrase.date(dayIn(data, "expiresAt")) }),
    customer: {
      one: ["We wrote that your point expires on {{date}}", "Nous avons écrit que votre point expire le {{date}}"],
      many: [null, "Nous avons écrit que vos {{count}} de points expirent le {{date}}"],
      other: ["We wrote that your {{count}} points expire on {{date}}", "Nous avons écrit que vos {{count}} points expirent le {{date}}"],
    },
    staff: {
      one: ["A notice went out: {{count}} point expires on {{date}}", "Un avis est parti\u00a0: {{count}} point expire le {{date}}"],
      many: [null, "Un avis est parti\u00a0: {{count}} de points expirent le {{date}}"],
      other: ["A notice went out: {{count}} points expire on {{date}}", "Un avis est parti\u00a0: {{count}} points expirent le {{date}}"],
    },
  },
  PointsExpiryPostponed: {
    facts: (data, phrase) => ({ date: phrase.date(dayIn(data, "until")) }),
    customer: ["Your points do not expire for now", "Vos points n’expirent pas pour le moment"],
    staff: [
      "The notice of the points’ expiry had no recipient; it is tried again on {{date}}",
      "L’avis d’expiration des points n’avait pas de destinataire; nouvel essai le {{date}}",
    ],
  },
  PointsExpired: {
    facts: (data) => ({ count: int(data, "points") }),
    customer: {
      one: ["{{count}} point expired after a year without any new ones", "{{count}} point expiré après un an sans nouveaux points"],
      many: [null, "{{count}} de points expirés après un an sans nouveaux points"],
      other: ["{{count}} points expired after a year without any new ones", "{{count}} points expirés après un an sans nouveaux points"],
    },
    staff: {
      one: ["{{count}} point expired", "{{count}} point expiré"],
      many: [null, "{{count}} de points expirés"],
      other: ["{{count}} points expired", "{{count}} points expirés"],
    },
  },
  PointsDisputed: {
    facts: (data, phrase) => ({ line: phrase.code(disputedLineWords, text(data, "entry")) }),
    customer: ["{{who}} asked us about {{line}}", "{{who}} posé une question sur {{line}}"],
    staff: ["{{who}} disputed {{line}}", "{{who}} a contesté {{line}}"],
  },
  PointsAdjusted: {
    facts: (data) => {
      const points = int(data, "points");
      return { count: Math.abs(points), variant: points < 0 ? "less" : "" };
    },
    customer: {
      one: ["{{count}} point was added after your question", "{{count}} point ajouté après votre question"],
      many: [null, "{{count}} de points ajoutés après votre question"],
      other: ["{{count}} points were added after your question", "{{count}} points ajoutés après votre question"],
      less: ["{{count}} of your points were taken off after your question", "Points retirés après votre question\u00a0: {{count}}"],
    },
    staff: {
      one: ["{{who}} added {{count}} point at a dispute", "{{who}} a ajouté {{count}} point après une contestation"],
      many: [null, "{{who}} a ajouté {{count}} de points après une contestation"],
      other: ["{{who}} added {{count}} points at a dispute", "{{who}} a ajouté {{count}} points après une contestation"],
      less: ["{{who}} took off points at a dispute: {{count}}", "{{who}} a retiré des points après une contestation\u00a0: {{count}}"],
    },
  },
  PointsDisputeAnswered: {
    facts: () => ({}),
    customer: ["We answered your question about your points", "Nous avons répondu à votre question sur vos points"],
    staff: ["{{who}} answered a dispute of points", "{{who}} a répondu à une contestation de points"],
  },
  PointsEnded: {
    facts: (data) => {
      const count = int(data, "available") + int(data, "pending");
      return { count, variant: count === 0 ? "none" : "" };
    },
    customer: {
      one: ["{{count}} point was lost when your subscription ended", "{{count}} point perdu à la fin de votre abonnement"],
      many: [null, "{{count}} de points perdus à la fin de votre abonnement"],
      other: ["{{count}} points were lost when your subscription ended", "{{count}} points perdus à la fin de votre abonnement"],
      none: ["Your account earns no more points", "Votre compte n’accumule plus de points"],
    },
    staff: {
      one: ["{{count}} point was lost when the account was closed", "{{count}} point perdu à la fermeture du compte"],
      many: [null, "{{count}} de points perdus à la fermeture du compte"],
      other: ["{{count}} points were lost when the account was closed", "{{count}} points perdus à la fermeture du compte"],
      none: ["The account was closed and earns no more points", "Le compte est fermé et n’accumule plus de points"],
    },
  },
} satisfies Facts;
