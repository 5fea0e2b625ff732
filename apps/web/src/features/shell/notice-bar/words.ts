import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  label: ["Notice", "Avis"],
  close: ["Close", "Fermer"],
} satisfies Words;
