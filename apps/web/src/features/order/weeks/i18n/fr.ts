import type { words as english } from "./en.ts";

type Many = {
  points_many: string;
  chosen_many: string;
  confirm_many: string;
  done_many: string;
  back_many: string;
  removed_many: string;
  earned_many: string;
};

export const words: typeof english & Many = {
  title: "Sauter plusieurs semaines",
  text: "Cochez les semaines à sauter. Vous pourrez rétablir chacune jusqu’à sa date limite.",
  away: "Vous partez?",
  first: "Première semaine",
  last: "Dernière semaine",
  pick: "Choisir",
  list: "Semaines",
  falls: "{{amount}} ne seraient pas facturés.",
  credit: "{{amount}} de votre solde restent pour d’autres boîtes.",
  points_one: "Vous n’obtiendriez pas son {{count}} point.",
  points_many: "Vous n’obtiendriez pas ses {{count}} de points.",
  points_other: "Vous n’obtiendriez pas ses {{count}} points.",
  noBox: "Aucune boîte n’est encore prévue cette semaine-là.",
  weekOf: "Semaine du {{date}}",
  later: "Les boîtes qui suivent la semaine du {{date}} ne sont pas encore prévues. Vous pourrez les sauter dès qu’elles le seront.",
  none: "Aucune semaine ne peut être sautée pour l’instant.",
  chosen_one: "{{count}} semaine\u00a0: {{amount}} ne seront pas facturés",
  chosen_many: "{{count}} de semaines\u00a0: {{amount}} ne seront pas facturés",
  chosen_other: "{{count}} semaines\u00a0: {{amount}} ne seront pas facturés",
  nothingChosen: "Aucune semaine choisie",
  why: "Raison",
  noReason: "Je préfère ne pas le dire",
  confirm_one: "Sauter {{count}} semaine",
  confirm_many: "Sauter {{count}} de semaines",
  confirm_other: "Sauter {{count}} semaines",
  confirmNone: "Sauter ces semaines",
  keep: "Tout garder",
  done_one: "{{count}} semaine est sautée",
  done_many: "{{count}} de semaines sont sautées",
  done_other: "{{count}} semaines sont sautées",
  noneDone: "Aucune semaine n’a été sautée",
  recorded: "Votre numéro de confirmation\u00a0: {{number}}.",
  refused: {
    skipped: "Déjà sautée.",
    pastCutoff: "Sa date limite est passée\u00a0: {{date}}, {{time}}.",
    changed: "Elle a été modifiée dans une autre fenêtre.",
    alone: "Elle est déjà payée\u00a0: sautez-la à part, depuis votre compte.",
    other: "Elle ne peut plus être sautée.",
  },
  refusedOf: "Le {{day}}\u00a0: {{why}}",
  back_one: "{{count}} semaine est rétablie",
  back_many: "{{count}} de semaines sont rétablies",
  back_other: "{{count}} semaines sont rétablies",
  noneBack: "Aucune semaine n’a été rétablie",
  stays: {
    pastCutoff: "sa date limite est passée.",
    full: "sa plage de livraison est maintenant complète; sa carte en propose d’autres.",
    changed: "vous l’avez sautée de nouveau entre-temps.",
    closed: "votre abonnement est fermé.",
    other: "elle ne peut plus être rétablie.",
  },
  staysOf: "La boîte du {{day}} reste sautée\u00a0: {{why}}",
  removed_one: "{{count}} article est épuisé depuis et a été retiré de sa boîte.",
  removed_many: "{{count}} d’articles sont épuisés depuis et ont été retirés de leurs boîtes.",
  removed_other: "{{count}} articles sont épuisés depuis et ont été retirés de leurs boîtes.",
  earned_one: "Elles rapporteront {{count}} point de plus après la livraison.",
  earned_many: "Elles rapporteront {{count}} de points de plus après la livraison.",
  earned_other: "Elles rapporteront {{count}} points de plus après la livraison.",
  record: {
    title: "Vos semaines sautées, noir sur blanc",
    text: "Une question sur ces semaines? Donnez ce numéro à notre équipe.",
    number: "Numéro",
    received: "Demande reçue le",
    weeks: "Semaines",
    cutoff: "Date limite",
    own: "Numéro de cette semaine",
    entry: "Nº au registre",
    back: "Rétablie le",
    print: "Imprimer",
    schedule: "Mon calendrier",
    missing: "Aucune confirmation ne porte ce numéro",
    missingText: "Elle appartient peut-être à un autre compte.",
  },
};
