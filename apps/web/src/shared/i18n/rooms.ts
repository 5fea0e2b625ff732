import type { ui } from "@tablee/ui/i18n/ui.en";
import type { words } from "./en.ts";

/** The words of each room; a feature's `words.ts` adds its own. */
export interface Rooms {
  ui: typeof ui;
  app: typeof words;
}
