import { words } from "./words.ts";

/** Statuses and words of the refusals about points and their disputes. */
export const pointsRefusalWords = {
  "adjustment-too-large": words(422, [
    "No more than 20,000 points can be adjusted at once.",
    "On ne peut pas corriger plus de 20\u00a0000 points à la fois.",
  ]),
  "already-disputed": words(409, [
    "You already asked us about this line. Our answer comes by email.",
    "Vous nous avez déjà écrit à propos de cette ligne. Notre réponse arrive par courriel.",
  ]),
  "dispute-answered": words(409, ["This dispute has already been answered.", "Cette contestation a déjà reçu une réponse."]),
  "dispute-not-found": words(404, ["There is no such dispute.", "Cette contestation n’existe pas."]),
  "dispute-too-late": words(409, [
    "A line can be disputed within six months of its last change.",
    "Une ligne peut être contestée dans les six mois suivant son dernier changement.",
  ]),
  "not-enough-points": words(422, [
    "Not enough points to redeem — keep earning!",
    "Pas assez de points à échanger – continuez d’en accumuler!",
  ]),
  "points-line-not-found": words(404, [
    "We could not find this line of your points.",
    "Nous n’avons pas trouvé cette ligne de vos points.",
  ]),
  "redemption-not-offered": words(422, [
    "This exchange is not offered. Please choose one of those shown.",
    "Cet échange n’est pas offert. Choisissez l’un de ceux qui sont affichés.",
  ]),
} as const;
