import type { Language } from "@tablee/domain/kernel/region";

interface Frame {
  greeting(firstName: string): string;
  closing(brand: string): string;
  /** A colon as the language sets it. */
  readonly colon: string;
}

/** What stands around the words of every message. */
export const frames: Readonly<Record<Language, Frame>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    closing: (brand) => `See you at the table,\nThe ${brand} team`,
    colon: ":",
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    closing: (brand) => `À bientôt à table,\nL’équipe ${brand}`,
    colon: "\u00a0:",
  },
};
