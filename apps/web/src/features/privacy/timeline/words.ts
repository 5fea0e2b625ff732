import { addressOutcomeWords, dataRequestViaWords, dataRequestWords, signInProviderWords, sourceWords } from "@tablee/domain/account/words";
import { claimWords } from "@tablee/domain/claim/words";
import { consentPurposeWords, consentSourceWords } from "@tablee/domain/consent/words";
import { creditSourceWords } from "@tablee/domain/credit/words";
import { languageWords } from "@tablee/domain/kernel/region-words";
import { type Words, wordsFor } from "@tablee/domain/kernel/words";
import { messageWords, noticeWords } from "@tablee/domain/notice/words";
import { deliveryFailureWords, droppedWords, failureWords, handoverWords, skippedWords } from "@tablee/domain/order/words";
import { paymentOutcomeWords, paymentProviderWords } from "@tablee/domain/payment/words";
import { pauseReasonWords } from "@tablee/domain/subscription/words";
import { taskWords } from "@tablee/domain/task/words";
import { sentences } from "./sentences.ts";

/** The timeline that customers take along, and the codes that stand in its sentences. */
export const words = {
  title: ["Your timeline at {{brand}}", "Votre chronologie chez {{brand}}"],
  intro_one: [
    "{{count}} entry, newest first. Times are those of the place where your boxes go.",
    "{{count}} entrée, la plus récente d’abord. Les heures sont celles de l’endroit où vont vos boîtes.",
  ],
  intro_many: [null, "{{count}} d’entrées, les plus récentes d’abord. Les heures sont celles de l’endroit où vont vos boîtes."],
  intro_other: [
    "{{count}} entries, newest first. Times are those of the place where your boxes go.",
    "{{count}} entrées, les plus récentes d’abord. Les heures sont celles de l’endroit où vont vos boîtes.",
  ],
  rest: [
    "The other file of your data (JSON) holds every entry as it is stored, with what this page leaves out.",
    "L’autre fichier de vos données (JSON) contient chaque entrée telle qu’elle est conservée, avec ce que cette page omet.",
  ],
  empty: ["Nothing has been recorded yet.", "Rien n’a encore été consigné."],
  reason: ["Reason given: {{reason}}", "Motif donné\u00a0: {{reason}}"],
  beside: ["Held beside your timeline", "Conservé à côté de votre chronologie"],
  password: {
    yes: [
      "You log in with a password. It is kept so that no one can read it.",
      "Vous vous connectez avec un mot de passe. Il est conservé de façon que personne ne puisse le lire.",
    ],
    no: ["Your account has no password.", "Votre compte n’a pas de mot de passe."],
  },
  tries_one: ["{{count}} try to log in is counted right now.", "{{count}} tentative de connexion est comptée en ce moment."],
  tries_many: [null, "{{count}} de tentatives de connexion sont comptées en ce moment."],
  tries_other: ["{{count}} tries to log in are counted right now.", "{{count}} tentatives de connexion sont comptées en ce moment."],
  sessions: ["Where you are logged in", "Vos sessions ouvertes"],
  session: ["{{device}}, since {{since}}", "{{device}}, depuis le {{since}}"],
  devices: ["Devices registered for notifications", "Appareils inscrits aux notifications"],
  device: ["{{platform}}, since {{since}}", "{{platform}}, depuis le {{since}}"],
  none: ["None", "Aucun"],
  deviceKinds: {
    computer: ["Computer", "Ordinateur"],
    phone: ["Phone", "Téléphone"],
    tablet: ["Tablet", "Tablette"],
    other: ["Device", "Appareil"],
  },
  platforms: {
    ios: ["iPhone or iPad", "iPhone ou iPad"],
    android: ["Android", "Android"],
    web: ["Browser", "Navigateur"],
  },
  /** At the beginning of a sentence, before its verb. */
  who: {
    client: ["You", "Vous avez"],
    staff: ["Our team", "Notre équipe a"],
    system: ["Our system", "Notre système a"],
  },
  say: {
    weekOf: ["the week of {{date}}", "la semaine du {{date}}"],
    someWeek: ["a week", "une semaine"],
    boxOf: ["your box for the week of {{date}}", "votre boîte de la semaine du {{date}}"],
    box: ["a box", "une boîte"],
    account: ["your account", "votre compte"],
    without: ["without {{list}}", "sans {{list}}"],
    everything: ["everything", "tout"],
    unknown: [
      "Something happened that this page has no words for yet; the other file (JSON) has it",
      "Il s’est passé quelque chose que cette page ne sait pas encore dire; l’autre fichier (JSON) le contient",
    ],
  },
  languages: wordsFor("customer", languageWords),
  sources: sourceWords,
  signInProviders: signInProviderWords,
  addressOutcomes: addressOutcomeWords,
  claims: wordsFor("customer", claimWords),
  dataRequests: wordsFor("customer", dataRequestWords),
  dataRequestVia: dataRequestViaWords,
  consents: wordsFor("customer", consentPurposeWords),
  consentSources: wordsFor("customer", consentSourceWords),
  tasks: wordsFor("customer", taskWords),
  pauseReasons: wordsFor("customer", pauseReasonWords),
  skipReasons: wordsFor("customer", skippedWords),
  failures: wordsFor("customer", failureWords),
  deliveryFailures: wordsFor("customer", deliveryFailureWords),
  handovers: handoverWords,
  droppedBecause: wordsFor("customer", droppedWords),
  providers: wordsFor("customer", paymentProviderWords),
  outcomes: wordsFor("customer", paymentOutcomeWords),
  creditSources: wordsFor("customer", creditSourceWords),
  channels: messageWords,
  notices: wordsFor("customer", noticeWords),
  sentences,
} satisfies Words;
