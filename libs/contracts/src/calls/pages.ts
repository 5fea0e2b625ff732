import { RichText } from "@tablee/domain/content/vocabulary";

import { z } from "zod";
import { defineCall } from "../call.ts";
import { FriendlyId, MaybeDate } from "../schemas.ts";

export const showPage = defineCall("GET", "/api/v1/pages/show", {
  who: "visitor",
  summary: "A page of text in the caller's language.",
  input: z.strictObject({ slug: FriendlyId }),
  output: z.strictObject({
    slug: FriendlyId,
    title: z.string(),
    subtitle: z.string().nullable(),
    /** The day since which the text holds, for those that say so. */
    revisedOn: MaybeDate,
    body: RichText,
  }),
  refusals: ["page-not-found"],
});
