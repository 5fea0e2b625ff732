import type { Language } from "@tablee/ui/format/language";
import { brandNames, brandNow } from "../../../shared/api/brand.ts";
import { words as dish } from "../../../shared/dish/words.ts";
import { addWords, i18n } from "../../../shared/i18n/i18n.ts";
import { words as plan } from "../../../shared/plan/words.ts";
import { words as taste } from "../../../shared/taste/words.ts";
import type { everythingHeld } from "../everything-held.ts";
import type { Say } from "./formats.ts";
import { timelineOf } from "./timeline.ts";
import { pageOf } from "./timeline-page.ts";
import { words as timeline } from "./words.ts";

/** The timeline as a file. Its words belong to this module, which is loaded on demand. */
export function timelineFile(held: Awaited<ReturnType<typeof everythingHeld>>, language: Language): Blob {
  addWords("timeline", timeline);
  addWords("dish", dish);
  addWords("plan", plan);
  addWords("taste", taste);
  const page = pageOf(timelineOf({ ...held, language, brand: brandNames[brandNow()] }, i18n.getFixedT(language) as unknown as Say));
  return new Blob([page], { type: "text/html" });
}
