import { cataloguesIn, type WordFiles } from "@tablee/ui/i18n/catalogues-in";

/** Every word of the console: each folder `i18n` is a room of the name of the folder that it stands in. */
export const catalogues = cataloguesIn(import.meta.glob<WordFiles[string]>("./**/i18n/{en,fr}.ts", { eager: true }), "console");
