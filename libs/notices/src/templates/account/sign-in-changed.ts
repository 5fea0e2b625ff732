import { type AccountTemplate, lasting } from "../template.ts";

/** A changed password: the owner is notified, so that a change by a stranger does not go unseen. */
export const signInChanged: AccountTemplate<"brand"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand }) => ({
    subject: `The password of your ${brand} account was changed`,
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account was just changed, and your other devices were signed out.",
      "If it was not you, set another password now, then write to our team.",
    ],
    action: { label: "Set another password", path: "/clients/password/new" },
    sms: "the password of your account was changed. If it was not you, set a new one and write to our team.",
  }),
  fr: ({ brand }) => ({
    subject: `Le mot de passe de votre compte ${brand} a été changé`,
    heading: "Votre mot de passe a été changé",
    paragraphs: [
      "Le mot de passe de votre compte vient d’être changé, et vos autres appareils ont été déconnectés.",
      "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe, puis écrivez à notre équipe.",
    ],
    action: { label: "Choisir un autre mot de passe", path: "/clients/mot-de-passe/nouveau" },
    sms: "le mot de passe de votre compte a été changé. Si ce n’était pas vous, choisissez-en un autre et écrivez à notre équipe.",
  }),
};
