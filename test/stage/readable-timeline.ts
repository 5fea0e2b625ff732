import { exportAccess, exportEvents } from "@tablee/contracts/calls/privacy";
import type { Say } from "../../apps/web/src/features/privacy/timeline/formats.ts";
import { type Happening, timelineOf } from "../../apps/web/src/features/privacy/timeline/timeline.ts";
import { pageOf } from "../../apps/web/src/features/privacy/timeline/timeline-page.ts";
import { cataloguesIn } from "../../libs/ui/src/i18n/catalogues-in.ts";
import { createI18n } from "../../libs/ui/src/i18n/create-i18n.ts";
import { wordFilesIn } from "../../libs/ui/test/word-files.ts";
import type { Visitor } from "./people.ts";

/** The timeline that a person downloads, as the web app writes it, in a language. */
export async function readableTimeline(person: Visitor, language: "en" | "fr"): Promise<{ events: readonly Happening[]; page: string }> {
  const access = await person.call(exportAccess, {});
  const events: Happening[] = [];
  let after: string | undefined;
  do {
    const page = await person.call(exportEvents, { limit: 200, ...(after && { after }) });
    events.push(...page.events);
    after = page.next ?? undefined;
  } while (after);
  const resources = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../../apps/web/src`), "app");
  const { t } = createI18n({ language, resources });
  return { events, page: pageOf(timelineOf({ events, access, language, brand: "Tablée" }, t as unknown as Say)) };
}
