import { account } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** The customer moved, or chose a new day or window. The message names no address: it may go to a mailbox that others read. */
export const deliveryMoved: AccountTemplate<"brand" | "recordNumber"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, recordNumber }) => ({
    subject: `Your ${brand} delivery has changed`,
    heading: "Your delivery has changed",
    paragraphs: [
      "Boxes that can still change follow the address, day and window that you chose. A box whose cutoff has passed comes where and when it was planned, and so does one that is paid.",
      "Your account shows each box with its day and window. If you did not make this change, write to our team right away.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: account.en,
    sms: "your delivery has changed. Your account shows each box with its day and window.",
  }),
  fr: ({ brand, recordNumber }) => ({
    subject: `Votre livraison ${brand} a changé`,
    heading: "Votre livraison a changé",
    paragraphs: [
      "Les boîtes qui peuvent encore changer suivent l’adresse, le jour et la plage que vous avez choisis. Les autres gardent leur adresse, leur jour et leur plage.",
      "Votre compte montre chaque boîte avec son jour et sa plage. Si ce changement ne vient pas de vous, écrivez tout de suite à notre équipe.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: account.fr,
    sms: "votre livraison a changé. Votre compte montre chaque boîte avec son jour et sa plage.",
  }),
};
