import type { Language } from "@tablee/ui/format/language";
import { addWords, i18n } from "../../../shared/i18n/i18n.ts";
import { words as tasteEn } from "../../../shared/taste/i18n/en.ts";
import { words as tasteFr } from "../../../shared/taste/i18n/fr.ts";
import type { everythingHeld } from "../everything-held.ts";
import { words as en } from "./i18n/en.ts";
import { words as fr } from "./i18n/fr.ts";
import { timelineOf } from "./timeline.ts";
import { pageOf } from "./timeline-page.ts";
import type { Say } from "./told/phrases.ts";

/** The timeline as a file. Its words come with this module, which is loaded when it is asked for. */
export function timelineFile(held: Awaited<ReturnType<typeof everythingHeld>>, language: Language): Blob {
  addWords("timeline", en, fr);
  addWords("taste", tasteEn, tasteFr);
  const page = pageOf(timelineOf({ ...held, language }, i18n.getFixedT(language) as unknown as Say));
  return new Blob([page], { type: "text/html" });
}
