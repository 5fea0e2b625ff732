import { type AccountTemplate, lasting } from "../template.ts";

/** To the old address: it is no longer the account's. The new one is not named: it is personal, and this mailbox may be lost. */
export const emailReplaced: AccountTemplate<"brand"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand }) => ({
    subject: `Your ${brand} account no longer uses this email address`,
    heading: "Your account now has another email address",
    paragraphs: [
      "Our team changed the email address of your account. This one no longer signs you in, links that were mailed here no longer work, and every device was signed out. Our mails go to the new address from now on.",
      "If you did not ask for it, write to our team right away: they alone can change it back.",
    ],
    sms: "the email address of your account was changed. If you did not ask for it, write to us right away.",
  }),
  fr: ({ brand }) => ({
    subject: `Votre compte ${brand} n’utilise plus cette adresse courriel`,
    heading: "Votre compte a maintenant une autre adresse courriel",
    paragraphs: [
      "Notre équipe a changé l’adresse courriel de votre compte. Celle-ci ne vous permet plus de vous connecter, les liens que vous y avez reçus ne fonctionnent plus et tous vos appareils ont été déconnectés. Nos courriels iront désormais à la nouvelle adresse.",
      "Si vous n’avez rien demandé, écrivez sans tarder à notre équipe\u00a0: elle seule peut rétablir l’ancienne adresse.",
    ],
    sms: "l’adresse courriel de votre compte a été changée. Si vous n’avez rien demandé, écrivez-nous sans tarder.",
  }),
};
