import { rewards } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A gift card was refunded to its buyer, and the part of it that was left is no longer in the balance of the account that redeemed it. */
export const creditWithdrawn: AccountTemplate<"brand" | "withdrawnCredit"> = {
  whileClosed: true,
  outdated: lasting,
  en: ({ brand, withdrawnCredit }) => ({
    subject: `${withdrawnCredit} less in your ${brand} balance`,
    heading: `Your balance is ${withdrawnCredit} lower`,
    paragraphs: [
      "A gift card whose code is in your account was refunded to the person who paid for it, or a purchase that brought you a bonus was.",
      `We took ${withdrawnCredit}, which had not been used, out of your balance. What has already paid for your boxes stays paid.`,
    ],
    action: { ...rewards.en, label: "See your balance" },
    sms: `${withdrawnCredit} were taken out of your balance, since a gift card was refunded.`,
  }),
  fr: ({ brand, withdrawnCredit }) => ({
    subject: `${withdrawnCredit} de moins à votre solde ${brand}`,
    heading: `Votre solde a baissé de ${withdrawnCredit}`,
    paragraphs: [
      "Une carte-cadeau dont le code est dans votre compte a été remboursée à la personne qui l’avait payée, ou bien l’achat qui vous avait valu une prime l’a été.",
      `Nous avons retiré de votre solde ${withdrawnCredit} qui n’avaient pas encore servi. Ce qui a déjà payé vos boîtes reste payé.`,
    ],
    action: { ...rewards.fr, label: "Voir votre solde" },
    sms: `${withdrawnCredit} ont été retirés de votre solde, car une carte-cadeau a été remboursée.`,
  }),
};
