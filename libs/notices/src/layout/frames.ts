import type { Language } from "@tablee/domain/kernel/place/region";
import type { MailPurpose } from "@tablee/domain/notice/vocabulary";
import type { Contact } from "@tablee/platform/brand";

/** The purpose that the recipient of a mail agreed to, or that of an invitation, which a customer asked for. */
export type FooterPurpose = MailPurpose | "invitation";

interface Frame {
  greeting(firstName: string): string;
  closing(brand: string): string;
  /** The line with the address to write to, and the number to call where there is one. */
  contact(contact: Contact): string;
  /** The reason why a mail that is no part of the service was sent, by its purpose. */
  readonly because: Readonly<Record<FooterPurpose, string>>;
  /** The label of the link that withdraws consent. */
  readonly unsubscribe: string;
  /** A colon as the language sets it. */
  readonly colon: string;
}

/** The texts around the words of every message. */
export const frames: Readonly<Record<Language, Frame>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    closing: (brand) => `See you at the table,\nThe ${brand} team`,
    contact: ({ email, phone }) => `A question? Write to ${email}${phone ? `, or call ${phone}` : ""}.`,
    because: {
      email: "You get this email because you agreed to receive personal offers by email.",
      invitation: "You get this email because a customer asked us to invite you.",
    },
    unsubscribe: "Stop these emails",
    colon: ":",
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    closing: (brand) => `À bientôt à table,\nL’équipe ${brand}`,
    contact: ({ email, phone }) => `Une question? Écrivez à ${email}${phone ? ` ou appelez au ${phone}` : ""}.`,
    because: {
      email: "Vous recevez ce courriel parce que vous avez accepté de recevoir nos offres personnelles par courriel.",
      invitation: "Vous recevez ce courriel parce qu’un client nous a demandé de vous inviter.",
    },
    unsubscribe: "Ne plus recevoir ces courriels",
    colon: "\u00a0:",
  },
};
