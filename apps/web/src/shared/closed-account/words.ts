import type { Words } from "@tablee/domain/kernel/words";

/** Words for the owner of a closed subscription at the sign-in. */
export const words = {
  title: ["Your subscription is closed", "Votre abonnement est fermé"],
  text: [
    "You can still look at your past boxes and receipts. To start again, write to our team:",
    "Vos boîtes passées et vos reçus restent là. Pour reprendre, écrivez à notre équipe\u00a0:",
  ],
  on: ["Continue", "Continuer"],
} satisfies Words;
