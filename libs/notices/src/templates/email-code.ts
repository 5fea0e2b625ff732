import type { AccountTemplate } from "./template.ts";

/** The code that verifies the address that it is sent to. */
export const emailCode: AccountTemplate<"brand" | "emailCode"> = {
  en: ({ brand, emailCode: code }) => ({
    subject: `${code} is your ${brand} code`,
    heading: "Your code",
    paragraphs: [
      `Enter ${code} on the page that asked for it: it verifies that this address is yours. It works once, within ten minutes.`,
      "If you did not ask for it, there is nothing to do.",
    ],
    sms: "we sent you a mail with a code to verify your address.",
  }),
  fr: ({ brand, emailCode: code }) => ({
    subject: `${code} est votre code ${brand}`,
    heading: "Votre code",
    paragraphs: [
      `Entrez ${code} dans la page qui vous l’a demandé\u00a0: il confirme que cette adresse est la vôtre. Il fonctionne une seule fois, pendant dix minutes.`,
      "Si cette demande ne vient pas de vous, vous n’avez rien à faire.",
    ],
    sms: "nous vous avons envoyé un courriel avec un code pour vérifier votre adresse.",
  }),
};
