import type { Voiced } from "../kernel/voices.ts";
import type { AttemptCode, PickupEnd, ReturnableKind, ReturnNotice, ReturnWay } from "./vocabulary.ts";

/** The things lent, with their article, within a sentence. */
export const returnableKindWords = {
  bag: ["an insulated bag", "un sac isotherme"],
  kit: ["a zero-waste kit", "une trousse zéro déchet"],
} satisfies Readonly<Record<ReturnableKind, Voiced>>;

/** The ways back, worded to follow what came back. */
export const returnWayWords = {
  collected: ["collected by the driver", "repris par le livreur"],
  "handed-in": ["handed in", "rapporté au dépôt"],
} satisfies Readonly<Record<ReturnWay, Voiced>>;

/** The reasons why a driver left without them, worded to follow a colon. */
export const attemptCodeWords = {
  "not-out": ["nothing was outside", "rien n’était dehors"],
  "no-access": ["the driver could not get in", "le livreur n’a pas pu entrer"],
  "wrong-address": ["the address was wrong", "l’adresse était erronée"],
  weather: ["the weather", "la météo"],
  other: ["another reason", "une autre raison"],
} satisfies Readonly<Record<AttemptCode, Voiced>>;

/** The reasons why a booked pickup does not take place, worded to follow a colon. */
export const pickupEndWords = {
  cancelled: { customer: ["you cancelled it", "vous l’avez annulé"], staff: ["it was cancelled", "il a été annulé"] },
  replaced: ["a later booking replaces it", "un rendez-vous plus récent le remplace"],
  "nothing-left": ["everything is back", "tout est revenu"],
  "box-not-coming": ["its box does not come then", "la boîte prévue n’est pas livrée à ce moment"],
} satisfies Readonly<Record<PickupEnd, Voiced>>;

/** The notices, worded to follow a colon. */
export const returnNoticeWords = {
  first: ["three weeks after the delivery", "trois semaines après la livraison"],
  last: ["five weeks after the delivery", "cinq semaines après la livraison"],
} satisfies Readonly<Record<ReturnNotice, Voiced>>;
