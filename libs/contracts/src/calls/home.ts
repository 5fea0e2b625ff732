import { RichText } from "@tablee/domain/content/vocabulary";
import { HomePart, HomeVersion } from "@tablee/domain/landing-page/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Nothing } from "../schemas.ts";

export const homepage = defineCall("GET", "/api/v1/home/homepage", {
  who: "visitor",
  summary: "The landing page of the day: its version, and the parts below the first screen in their order.",
  input: Nothing,
  output: z.strictObject({
    version: HomeVersion,
    /** Null where the version keeps the screen's own words. */
    title: z.string().nullable(),
    subtitle: z.string().nullable(),
    parts: z.array(HomePart),
    /** The sections of the part `people`, each with its heading. */
    sections: RichText,
  }),
  refusals: ["page-not-found"],
  reads: ["flags"],
});
