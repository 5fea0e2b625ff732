import type { PlainDate } from "../kernel/time.ts";
import type { HomeVersion } from "./vocabulary.ts";

/** The fields of a landing page by which it is chosen. */
interface Scheduled {
  readonly version: HomeVersion;
  /** The first and the last day on which it is shown, both included; without them always. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The landing page of a day: the first in the editors' order that holds. A brand refresh holds only while its flag is on. */
export function homePageOn<Page extends Scheduled>(pages: readonly Page[], today: PlainDate, refreshed: boolean): Page | undefined {
  return pages.find(
    ({ version, from = today, until = today }) => from <= today && today <= until && (refreshed || version !== "brand-refresh"),
  );
}
