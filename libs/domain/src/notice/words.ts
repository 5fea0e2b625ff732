import type { Pair } from "../kernel/words.ts";
import { accountNoticeWords, giftCardNoticeWords, orderNoticeWords, referralNoticeWords } from "./kind-words.ts";
import type { Channel } from "./vocabulary.ts";

export const noticeWords = { ...orderNoticeWords, ...accountNoticeWords, ...giftCardNoticeWords, ...referralNoticeWords };

/** Channels as labels. */
export const channelWords = {
  mail: ["Mail", "Courriel"],
  sms: ["Text message", "Texto"],
  push: ["On devices", "Sur les appareils"],
} satisfies Readonly<Record<Channel, Pair>>;

/** A message of each channel, within a sentence. */
export const messageWords = {
  mail: ["an email", "un courriel"],
  sms: ["a text message", "un texto"],
  push: ["a message on your devices", "un message sur vos appareils"],
} satisfies Readonly<Record<Channel, Pair>>;

/** The reasons why a notice was not sent, for staff. */
export const unsentWords = {
  "account-closed": ["the account is closed", "le compte est fermé"],
  "no-phone": ["no phone number is known", "aucun numéro de téléphone n’est connu"],
  "no-consent": ["the person has not agreed to it", "la personne n’y a pas consenti"],
  "address-unproven": [
    "too many messages in one day for an address that was never verified",
    "trop de messages en un jour pour une adresse qui n’a jamais été vérifiée",
  ],
  "no-device": ["no device was left that could show it", "il ne restait aucun appareil pour l’afficher"],
  "too-late": ["it came too late to be shown on devices", "il était trop tard pour l’afficher sur les appareils"],
  "no-longer-open": ["the order could no longer be changed", "la commande ne pouvait plus être modifiée"],
  "no-longer-unpaid": ["the order was paid, or being paid, or ended", "la commande était payée, en voie de l’être ou terminée"],
  "another-card": ["another payment method had been given", "un autre mode de paiement avait été donné"],
  "told-since": ["a later attempt superseded it", "une tentative plus récente l’a remplacé"],
  "told-already": ["the owner had been warned already", "le titulaire avait déjà été averti"],
  "no-longer-paused": ["the pause had ended", "la pause était terminée"],
  "resumes-soon": ["the pause ends soon anyway", "la pause se termine bientôt de toute façon"],
  "reviewed-already": ["the box had been reviewed already", "la boîte avait déjà été notée"],
  "reviews-not-offered": ["reviews were turned off", "les avis étaient désactivés"],
  "order-refunded": ["the whole order had been refunded", "toute la commande avait été remboursée"],
  "no-address": ["no address is known any more", "aucune adresse n’est plus connue"],
  "code-expired": ["the code would have expired", "le code aurait été expiré"],
  "link-expired": ["the link would have expired", "le lien aurait été expiré"],
} satisfies Readonly<Record<string, Pair>>;
export type UnsentReason = keyof typeof unsentWords;
