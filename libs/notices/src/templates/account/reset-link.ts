import { RESET_LINK_MINUTES } from "@tablee/domain/account/password";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { AccountTemplate } from "../template.ts";

/** A link to set a new password. Its token follows the `#`, so it is sent to no server and no log. */
export const resetLink: AccountTemplate<"brand" | "resetToken"> = {
  whileClosed: true,
  outdated: ({ happenedAt }, _, at) => (at < addMinutes(happenedAt, RESET_LINK_MINUTES) ? undefined : "link-expired"),
  en: ({ brand, resetToken }) => ({
    subject: `A new password for your ${brand} account`,
    heading: "Choose a new password",
    paragraphs: [
      "You asked to set a new password. The link works once, within an hour of your request.",
      "If you did not ask for it, there is nothing to do: your password stays as it is.",
    ],
    action: { label: "Choose a new password", path: `/clients/password/edit#${resetToken}` },
    sms: "we sent you a mail with a link to set a new password.",
  }),
  fr: ({ brand, resetToken }) => ({
    subject: `Un nouveau mot de passe pour votre compte ${brand}`,
    heading: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Vous avez demandé à choisir un nouveau mot de passe. Le lien fonctionne une seule fois, dans l’heure qui suit votre demande.",
      "Si cette demande ne vient pas de vous, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.",
    ],
    action: { label: "Choisir un nouveau mot de passe", path: `/fr/clients/password/edit#${resetToken}` },
    sms: "nous vous avons envoyé un courriel avec un lien pour choisir un nouveau mot de passe.",
  }),
};
