import { PageAction, PageSection, RichText } from "@tablee/domain/content/vocabulary";
import { Region } from "@tablee/domain/kernel/place/region";
import { z } from "zod";
import { ShownBanners } from "../banner-schemas.ts";
import { defineCall } from "../call.ts";
import { FriendlyId, MaybeDate, Nothing } from "../schemas.ts";

export const showPage = defineCall("GET", "/api/v1/pages/show", {
  who: "visitor",
  summary: "A page of text and its sections, in the caller's language.",
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
    /** The day of the latest counted delivery or return; null before the first. */
    asOf: MaybeDate,
  }),
  reads: ["impact"],
});

export const regionCounts = defineCall("GET", "/api/v1/pages/region_counts", {
  who: "visitor",
  summary: "The cities of each region, and the round number that its active households exceed.",
  input: Nothing,
  output: z.strictObject({
    regions: z.array(z.strictObject({ region: Region, cities: z.int().positive(), householdsAbove: PublicCount })),
  }),
  reads: ["subscriptions"],
});

export const signInBanner = defineCall("GET", "/api/v1/pages/sign_in_banner", {
  who: "visitor",
  summary: "The banner beside the sign-in form: the account's, as the visitor's region has it.",
  input: Nothing,
  output: ShownBanners,
  reads: ["accounts"],
  beside: ["region"],
});

export const passwordBanner = defineCall("GET", "/api/v1/pages/password_banner", {
  who: "visitor",
  summary: "The banner beside the form for a forgotten password: the one about Canada, as the visitor's region has it.",
  input: Nothing,
  output: ShownBanners,
  reads: ["accounts"],
  beside: ["region"],
});
