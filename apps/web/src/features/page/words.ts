import type { Words } from "@tablee/domain/kernel/words";

/** The words around the pages of text, which the editors write. */
export const words = {
  onThisPage: ["On this page", "Sur cette page"],
  revised: ["In force since {{day}}.", "En vigueur depuis le {{day}}."],
} satisfies Words;
