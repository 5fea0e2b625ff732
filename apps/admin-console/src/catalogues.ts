import { cataloguesIn, type WordFiles } from "@tablee/ui/i18n/catalogues-in";

/** Every word of the console: each file `words.ts` is a room of the name of its folder. */
export const catalogues = cataloguesIn(import.meta.glob<WordFiles[string]>("./**/words.ts", { eager: true }), "console");
