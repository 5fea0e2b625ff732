import type { AccountTemplate } from "../template.ts";

/** Someone may be guessing the password of an account. */
export const signInsGuessed: AccountTemplate<"brand"> = {
  whileClosed: false,
  outdated: ({ happenedAt }, { guessed }) => {
    // Warns of the latest guesses only, and once: an earlier version recorded the warning on the account itself.
    if (guessed?.at !== happenedAt) return "told-since";
    return guessed.isWarned ? "told-already" : undefined;
  },
  en: ({ brand }) => ({
    subject: `Many tries to sign in to your ${brand} account`,
    heading: "Someone may be guessing your password",
    paragraphs: [
      "In the last hour there were many tries to sign in to your account with a wrong password. Your account is not locked: you can sign in as usual.",
      "If your password is short, or if you use it elsewhere too, choose another.",
    ],
    action: { label: "Choose another password", path: "/clients/password/new" },
    sms: "there were many tries to sign in to your account with a wrong password. It is not locked.",
  }),
  fr: ({ brand }) => ({
    subject: `De nombreuses tentatives de connexion à votre compte ${brand}`,
    heading: "Quelqu’un essaie peut-être de deviner votre mot de passe",
    paragraphs: [
      "Au cours de la dernière heure, on a tenté de nombreuses fois d’ouvrir une session dans votre compte avec un mauvais mot de passe. Votre compte n’est pas bloqué\u00a0: vous pouvez ouvrir une session comme d’habitude.",
      "Si votre mot de passe est court, ou s’il vous sert ailleurs aussi, choisissez-en un autre.",
    ],
    action: { label: "Choisir un autre mot de passe", path: "/clients/mot-de-passe/nouveau" },
    sms: "on a tenté de nombreuses fois d’ouvrir une session dans votre compte avec un mauvais mot de passe. Il n’est pas bloqué.",
  }),
};
