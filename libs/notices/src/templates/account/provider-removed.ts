import { type AccountTemplate, lasting } from "../template.ts";

/**
 * A provider was unlinked from an account: by its owner, by a new password that was set by a mailed link, or because the
 * owner proved an address that a stranger had used.
 */
export const providerRemoved: AccountTemplate<"brand" | "provider"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, provider }) => ({
    subject: `${provider} no longer opens your ${brand} account`,
    heading: `${provider} was removed`,
    paragraphs: [
      `${provider} was just removed from your account and no longer logs anyone in to it.`,
      "A new password that you choose by our mailed link removes every provider. To log in with one again, link it in your settings.",
      "If it was not you, set another password now, then write to our team.",
    ],
    action: { label: "Set another password", path: "/clients/password/new" },
    sms: `${provider} was removed from your account. If it was not you, set another password and write to our team.`,
  }),
  fr: ({ brand, provider }) => ({
    subject: `${provider} n’ouvre plus votre compte ${brand}`,
    heading: `${provider} a été retiré`,
    paragraphs: [
      `${provider} vient d’être retiré de votre compte et ne permet plus de s’y connecter.`,
      "Choisir un nouveau mot de passe par le lien reçu par courriel retire tous les fournisseurs. Pour vous connecter de nouveau avec l’un d’eux, liez-le dans vos paramètres.",
      "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe, puis écrivez à notre équipe.",
    ],
    action: { label: "Choisir un autre mot de passe", path: "/clients/mot-de-passe/nouveau" },
    sms: `${provider} a été retiré de votre compte. Si ce n’était pas vous, choisissez un autre mot de passe et écrivez à notre équipe.`,
  }),
};
