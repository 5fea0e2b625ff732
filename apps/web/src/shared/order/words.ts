import { addWords } from "../i18n/i18n.ts";
import { words as en } from "./i18n/en.ts";
import { words as fr } from "./i18n/fr.ts";

declare module "../i18n/rooms.ts" {
  interface Rooms {
    price: typeof en;
  }
}

addWords("price", en, fr);
