import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  asker: [
    "Sent by {{seller}} ({{email}}). You can withdraw your consent at any time.",
    "Envoi de {{seller}} ({{email}}). Vous pouvez retirer votre consentement en tout temps.",
  ],
} satisfies Words;
