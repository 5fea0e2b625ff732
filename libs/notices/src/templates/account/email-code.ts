import { EMAIL_CODE_MINUTES } from "@tablee/domain/account/password";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { AccountTemplate } from "../template.ts";

/** The code that verifies the address to which it is sent. */
export const emailCode: AccountTemplate<"brand" | "emailCode"> = {
  whileClosed: false,
  outdated: ({ happenedAt }, _, at) => (at < addMinutes(happenedAt, EMAIL_CODE_MINUTES) ? undefined : "code-expired"),
  en: ({ brand, emailCode: code }) => ({
    subject: `${code} is your ${brand} code`,
    heading: "Your code",
    paragraphs: [
      `Enter ${code} where you are asked for it: it verifies that this address is yours. It works once, within ten minutes.`,
      "If you neither opened an account nor asked for a code, there is nothing to do.",
    ],
    sms: "we sent you a mail with a code to verify your address.",
  }),
  fr: ({ brand, emailCode: code }) => ({
    subject: `${code} est votre code ${brand}`,
    heading: "Votre code",
    paragraphs: [
      `Entrez ${code} là où il vous est demandé\u00a0: il confirme que cette adresse est la vôtre. Il fonctionne une seule fois, pendant dix minutes.`,
      "Si vous n’avez ni ouvert de compte ni demandé de code, vous n’avez rien à faire.",
    ],
    sms: "nous vous avons envoyé un courriel avec un code pour vérifier votre adresse.",
  }),
};
