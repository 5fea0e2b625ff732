import type { Language } from "@tablee/domain/kernel/region";
import type { Contact } from "@tablee/platform/brand";

interface Frame {
  greeting(firstName: string): string;
  closing(brand: string): string;
  /** Whom to write to, and to call where there is a number. */
  contact(contact: Contact): string;
  /** A colon as the language sets it. */
  readonly colon: string;
}

/** What stands around the words of every message. */
export const frames: Readonly<Record<Language, Frame>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    closing: (brand) => `See you at the table,\nThe ${brand} team`,
    contact: ({ email, phone }) => `A question? Write to ${email}${phone ? `, or call ${phone}` : ""}.`,
    colon: ":",
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    closing: (brand) => `À bientôt à table,\nL’équipe ${brand}`,
    contact: ({ email, phone }) => `Une question? Écrivez à ${email}${phone ? ` ou appelez au ${phone}` : ""}.`,
    colon: "\u00a0:",
  },
};
