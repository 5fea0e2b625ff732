import { type AccountTemplate, lasting } from "../template.ts";

/** To the new address: it is now the account's. It may belong to a stranger, so the mail names nothing else of the account. */
export const emailChanged: AccountTemplate<"brand"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand }) => ({
    subject: `This is now the email address of your ${brand} account`,
    heading: "Your account has a new email address",
    paragraphs: [
      "Our team changed the email address of your account to this one, as you asked. Sign in with it from now on; your password is the same. Every device was signed out.",
      "It still has to be verified: your account settings send a code here.",
      "If you did not ask for it, or have no account with us, write to our team: this address was given by mistake.",
    ],
    action: { label: "Sign in", path: "/clients/sign_in" },
    sms: "our team changed the email address of your account. If you did not ask for it, write to our team.",
  }),
  fr: ({ brand }) => ({
    subject: `Voici la nouvelle adresse courriel de votre compte ${brand}`,
    heading: "Votre compte a une nouvelle adresse courriel",
    paragraphs: [
      "À votre demande, notre équipe a remplacé l’adresse courriel de votre compte par celle-ci. C’est elle qui vous sert maintenant à vous connecter; votre mot de passe reste le même. Tous vos appareils ont été déconnectés.",
      "Il reste à la vérifier\u00a0: les paramètres de votre compte vous enverront un code ici.",
      "Si vous n’avez rien demandé, ou si vous n’avez pas de compte chez nous, écrivez à notre équipe\u00a0: cette adresse a été donnée par erreur.",
    ],
    action: { label: "Se connecter", path: "/clients/connexion" },
    sms: "notre équipe a changé l’adresse courriel de votre compte. Si vous n’avez rien demandé, écrivez-nous.",
  }),
};
