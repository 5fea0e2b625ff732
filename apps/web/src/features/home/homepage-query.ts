import type { OutputOf } from "@tablee/contracts/call";
import { homepage } from "@tablee/contracts/calls/home";
import { callQuery } from "../../shared/api/calls.ts";
import { retries } from "../../shared/api/query-client.ts";

export type Homepage = OutputOf<typeof homepage>;

/** The landing page of the day; the document prefetches it. */
export const homepageQuery = callQuery(homepage, {}, { staleTime: 5 * 60_000, retry: retries(1) });

/** The version and the words of the first screen. */
export type FirstScreen = Pick<Homepage, "version" | "title" | "subtitle">;

/** The page where the editors' one cannot be had: the screen's own words, and the parts that need no editor. */
export const plainHomepage: Homepage = {
  version: "default",
  title: null,
  subtitle: null,
  parts: ["how", "week", "plans", "area"],
  sections: [],
};
