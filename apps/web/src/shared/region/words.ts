import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  label: ["Menu for", "Menu pour"],
} satisfies Words;
