import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Your balance", "Votre solde"],
  left: ["{{left}} left of {{value}}", "Il reste {{left}} sur {{value}}"],
  paysAll: ["It pays all of your box of {{day}}.", "Il paie toute votre boîte du {{day}}."],
  paysPart: ["It takes {{amount}} off your box of {{day}}.", "Il réduit votre boîte du {{day}} de {{amount}}."],
  paysNone: ["It pays for your next boxes by itself.", "Il paiera vos prochaines boîtes, sans rien à faire."],
  expires: ["{{amount}} of it can be spent until {{date}}.", "De ce montant, {{amount}} sont à utiliser d’ici le {{date}}."],
  expiresAll: ["It can be spent until {{date}}.", "Il est à utiliser d’ici le {{date}}."],
  details: ["Where it comes from", "D’où il vient"],
} as const satisfies Words;
