import { deviceLabels } from "@tablee/domain/kernel/device-words";
import type { Words } from "@tablee/domain/kernel/words";

/** The timeline that customers take along. */
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
  beside: ["Kept alongside your timeline", "Conservé à côté de votre chronologie"],
  password: {
    yes: [
      "You log in with a password. It is kept so that no one can read it.",
      "Vous vous connectez avec un mot de passe. Il est conservé de façon que personne ne puisse le lire.",
    ],
    no: ["Your account has no password.", "Votre compte n’a pas de mot de passe."],
  },
  tries_one: ["{{count}} login attempt is counted right now.", "{{count}} tentative de connexion est comptée en ce moment."],
  tries_many: [null, "{{count}} de tentatives de connexion sont comptées en ce moment."],
  tries_other: ["{{count}} login attempts are counted right now.", "{{count}} tentatives de connexion sont comptées en ce moment."],
  sessions: ["Where you are logged in", "Vos sessions ouvertes"],
  session: ["{{device}}, since {{since}}", "{{device}}, depuis le {{since}}"],
  devices: ["Devices registered for notifications", "Appareils inscrits aux notifications"],
  device: ["{{platform}}, since {{since}}", "{{platform}}, depuis le {{since}}"],
  messages: ["Messages you sent our team without logging in", "Messages envoyés à notre équipe sans connexion"],
  message: ["{{when}}, from {{email}}: {{message}}", "{{when}}, de {{email}}\u00a0: {{message}}"],
  none: ["None", "Aucun"],
  deviceKinds: deviceLabels,
  platforms: {
    ios: ["iPhone or iPad", "iPhone ou iPad"],
    android: ["Android", "Android"],
    web: ["Browser", "Navigateur"],
  },
  without: ["without {{list}}", "sans {{list}}"],
  everything: ["everything", "tout"],
} satisfies Words;
