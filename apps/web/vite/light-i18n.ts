import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../src/shared/i18n/light");
const light: Readonly<Record<string, string>> = {
  i18next: join(folder, "i18next.ts"),
  "react-i18next": join(folder, "react-i18next.tsx"),
};

/**
 * The built app finds its words by a hundred lines of our own: i18next and its hook weigh 18 kB of the first load, and of what they can
 * do our sentences use places, plurals and rooms. A spec holds the two against each other, sentence by sentence. While developing
 * i18next itself speaks, and says where a word is missing.
 */
export const lightI18n = (): Plugin => ({
  name: "tablee:light-i18n",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => light[id] ?? null,
});
