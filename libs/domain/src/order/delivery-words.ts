import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { DeliveryFailure, FailureKind, Handover } from "./vocabulary.ts";

/** Handover places, within a sentence. */
export const handoverWords = {
  "front-door": ["at the front door", "à la porte d’entrée"],
  "side-door": ["at the side door", "à la porte de côté"],
  "back-door": ["at the back door", "à la porte arrière"],
  "neighbour-left": ["with the neighbour on the left", "chez le voisin de gauche"],
  "neighbour-right": ["with the neighbour on the right", "chez le voisin de droite"],
  "neighbour-across": ["with the neighbour across the way", "chez le voisin d’en face"],
  reception: ["at the building’s reception", "à la réception de l’immeuble"],
} satisfies Readonly<Record<Handover, Pair>>;

/** The reasons why a box could not be handed over, worded to end a sentence. */
export const deliveryFailureWords = {
  "nobody-home": { customer: ["no one was home", "il n’y avait personne à la maison"], staff: ["nobody home", "personne à la maison"] },
  "wrong-address": { customer: ["the address was wrong", "l’adresse était erronée"], staff: ["wrong address", "mauvaise adresse"] },
  "no-access": { customer: ["there was no way in", "on n’a pas pu entrer"], staff: ["no access", "pas d’accès"] },
  damaged: { customer: ["it was damaged", "elle était abîmée"], staff: ["damaged", "endommagée"] },
  lost: { customer: ["it was lost", "elle s’est perdue"], staff: ["lost", "perdue"] },
  weather: { customer: ["the weather", "la météo"], staff: ["weather", "météo"] },
  other: ["another reason", "autre motif"],
} satisfies Readonly<Record<DeliveryFailure, Voiced>>;

/** The reasons why a box could not be handed over, as sentences. */
export const deliveryFailureSentences = {
  "nobody-home": ["Nobody was home.", "Il n’y avait personne."],
  "wrong-address": ["The address could not be found.", "L’adresse est introuvable."],
  "no-access": ["We could not get to your door.", "Nous n’avons pas pu nous rendre à votre porte."],
  damaged: ["The box was damaged on the way.", "La boîte a été abîmée en chemin."],
  lost: ["The box was lost on the way.", "La boîte s’est perdue en chemin."],
  weather: ["The weather stopped us.", "La météo nous a arrêtés."],
  other: ["Something went wrong on the way.", "Un problème est survenu en chemin."],
} satisfies Readonly<Record<DeliveryFailure, Pair>>;

/** The ways an order ended without a box, worded to end a sentence. */
export const failureWords = {
  payment: { customer: ["it was never paid", "elle n’a jamais été payée"], staff: ["never paid", "jamais payée"] },
  delivery: {
    customer: ["it could not be delivered", "elle n’a pas pu être livrée"],
    staff: ["not delivered", "pas livrée"],
  },
} satisfies Readonly<Record<FailureKind, Voiced>>;
