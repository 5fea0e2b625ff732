import { subscription } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** A subscription was closed for good. */
export const subscriptionClosed: AccountTemplate<"brand" | "recordNumber"> = {
  whileClosed: true,
  outdated: ({ subscription }) => (subscription?.status === "closed" ? undefined : "told-since"),
  en: ({ brand, recordNumber }) => ({
    subject: `Your ${brand} subscription is closed`,
    heading: "Your subscription is closed",
    paragraphs: [
      "No more boxes are made. A box whose cutoff has passed is still charged and delivered, and so is one that is paid. Points are lost with the subscription; gift card balance stays yours and never expires.",
      "You can still sign in to read everything. To come back, write to our team.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: subscription.en,
    sms: "your subscription is closed. A box whose cutoff has passed still comes.",
  }),
  fr: ({ brand, recordNumber }) => ({
    subject: `Votre abonnement ${brand} est fermé`,
    heading: "Votre abonnement est fermé",
    paragraphs: [
      "Nous ne préparons plus de boîtes. Les boîtes déjà payées sont livrées; celles dont la date limite est passée sont facturées et livrées. Les points sont perdus avec l’abonnement; le solde de cartes-cadeaux reste à vous et n’expire jamais.",
      "Vous pouvez encore vous connecter pour tout consulter. Pour revenir, écrivez à notre équipe.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: subscription.fr,
    sms: "votre abonnement est fermé. La boîte dont la date limite est passée arrive quand même.",
  }),
};
