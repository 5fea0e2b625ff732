import { type AccountTemplate, lasting } from "../template.ts";

/** A provider was linked to an account: the owner is notified, so that a stranger's link does not go unseen. */
export const providerLinked: AccountTemplate<"brand" | "provider"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, provider }) => ({
    subject: `${provider} now opens your ${brand} account`,
    heading: `You can log in with ${provider}`,
    paragraphs: [
      `${provider} was just linked to your account: it logs you in from now on, beside what you used before.`,
      `If it was not you, remove ${provider} in your settings, set another password, then write to our team.`,
    ],
    action: { label: "See how you log in", path: "/settings/account" },
    sms: `${provider} was linked to your account. If it was not you, remove it in your settings and write to our team.`,
  }),
  fr: ({ brand, provider }) => ({
    subject: `${provider} ouvre maintenant votre compte ${brand}`,
    heading: `Vous pouvez vous connecter avec ${provider}`,
    paragraphs: [
      `${provider} vient d’être lié à votre compte\u00a0: vous pouvez désormais vous en servir pour vous connecter, en plus de ce que vous utilisiez déjà.`,
      `Si ce n’était pas vous, retirez ${provider} dans vos paramètres, choisissez un autre mot de passe, puis écrivez à notre équipe.`,
    ],
    action: { label: "Voir vos façons de vous connecter", path: "/parametres/compte" },
    sms: `${provider} a été lié à votre compte. Si ce n’était pas vous, retirez-le dans vos paramètres et écrivez à notre équipe.`,
  }),
};
