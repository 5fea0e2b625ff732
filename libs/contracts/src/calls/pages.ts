import { PageAction, PageSection, RichText } from "@tablee/domain/content/vocabulary";
import { Region } from "@tablee/domain/kernel/place/region";
import { DateText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { FriendlyId, MaybeDate, Nothing } from "../schemas.ts";

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

/** A count that is public; null where it is too small to be published. */
const PublicCount = z.int().positive().nullable().meta({ id: "PublicCount" });

export const impactPage = defineCall("GET", "/api/v1/pages/impact", {
  who: "visitor",
  summary: "The boxes delivered, and the bags and kits that were lent and came back, since the first box.",
  input: Nothing,
  output: z.strictObject({
    boxes: PublicCount,
    lent: PublicCount,
    returned: PublicCount,
    /** The day up to which the figures count. */
    asOf: DateText,
  }),
  reads: ["impact"],
});

export const regionCounts = defineCall("GET", "/api/v1/pages/region_counts", {
  who: "visitor",
  summary: "The cities and the active households of each region.",
  input: Nothing,
  output: z.strictObject({
    regions: z.array(z.strictObject({ region: Region, cities: z.int().positive(), households: PublicCount })),
  }),
  reads: ["subscriptions"],
});
