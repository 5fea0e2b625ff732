import { PageAction, PageSection, RichText } from "@tablee/domain/content/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { FriendlyId, MaybeDate } from "../schemas.ts";

export const showPage = defineCall("GET", "/api/v1/pages/show", {
  who: "visitor",
  summary: "A page of text, with its sections where it has any, in the caller's language.",
  input: z.strictObject({ slug: FriendlyId }),
  output: z.strictObject({
    slug: FriendlyId,
    title: z.string(),
    subtitle: z.string().nullable(),
    /** The day since which the text holds, for those that say so. */
    revisedOn: MaybeDate,
    body: RichText,
    /** The drawing at its head, by the customer app's names; null on a page of text. */
    art: z.string().nullable(),
    action: PageAction.nullable(),
    sections: z.array(PageSection),
  }),
  refusals: ["page-not-found"],
});
