import { addWords } from "../../shared/i18n/i18n.ts";
import { words as en } from "./i18n/en.ts";
import { words as fr } from "./i18n/fr.ts";

declare module "../../shared/i18n/rooms.ts" {
  interface Rooms {
    paypal: typeof en;
  }
}

addWords("paypal", en, fr);
