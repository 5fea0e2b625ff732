import { list, returnables as page } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** Five weeks after a delivery its bag or kit is still out: the last notice before it may be charged. */
export const returnLastReminder: AccountTemplate<"brand" | "returnables" | "overdueOn" | "returnablesCharge"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, returnables, overdueOn, returnablesCharge }) => ({
    subject: `Your ${brand} bags and kits are due back before ${overdueOn}`,
    heading: "Your bags and kits are due back soon",
    paragraphs: [
      `According to our tracker you still have:\n${list(returnables)}`,
      `They are due back before ${overdueOn}. If they are still out on that day, and a driver has come three times and could not take them along, we charge ${returnablesCharge} for them to your payment method. Return them later, and you get it back.`,
      "Put them outside on your next delivery day, or book a pickup, free of charge.",
    ],
    action: page.en,
    sms: `your bags and kits are due back before ${overdueOn}: put them outside on your next delivery day, or book a free pickup.`,
  }),
  fr: ({ brand, returnables, overdueOn, returnablesCharge }) => ({
    subject: `Vos sacs et trousses ${brand} sont à rendre avant le ${overdueOn}`,
    heading: "Vos sacs et trousses sont bientôt à rendre",
    paragraphs: [
      `Selon notre suivi, vous avez encore\u00a0:\n${list(returnables)}`,
      `Ils sont à rendre avant le ${overdueOn}. Si nous ne les avons pas reçus à cette date et qu’un livreur est passé trois fois sans pouvoir les reprendre, nous facturons ${returnablesCharge} à votre mode de paiement. Si vous les rendez plus tard, la somme vous est remboursée.`,
      "Laissez-les dehors le jour de votre prochaine livraison, ou réservez un ramassage, sans frais.",
    ],
    action: page.fr,
    sms: `vos sacs et trousses sont à rendre avant le ${overdueOn}\u00a0: laissez-les dehors à votre prochaine livraison, ou réservez un ramassage gratuit.`,
  }),
};
