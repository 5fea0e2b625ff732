import { BannerColor, type BannerType, bannerTypes, genericOf } from "@tablee/domain/banner/vocabulary";
import { LEADS, RichText } from "@tablee/domain/content/vocabulary";
import { FlagName } from "@tablee/domain/flag/vocabulary";
import { z } from "zod";

const line = z.string().min(1).optional();

/** An image of an entry: its title names the width that it is for, and its size is in pixels. */
const Image = z.object({
  url: z.url({ protocol: /^https$/ }),
  title: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

/** The fields of every banner (specification, section 7): each type uses some of them. */
const banner = z.object({
  title: line,
  subtitle: line,
  /** The name by which editors find the entry; it is not shown. */
  name: line,
  italicizedText: line,
  capitalizedHeading: line,
  headingText: line,
  descriptionText: line,
  linkText: line,
  linkUrl: z.string().regex(LEADS).optional(),
  images: z.array(Image).default([]),
  location: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  disclaimer: line,
  priceIncStartDate: z.string().optional(),
  priceIncEndDate: z.string().optional(),
  message: RichText.default([]),
  textbox: line,
  /** A shorter text, for narrow screens. */
  textboxMobile: line,
  /** True hides a notice at once. */
  dismissableToggle: z.boolean().default(false),
  /** The name of the button that dismisses a notice. */
  dismiss: line,
  /** The feature whose flag has to be on for the banner to be shown. */
  flag: FlagName.optional(),
  color: BannerColor.optional().catch(undefined),
});
export type BannerFields = z.output<typeof banner>;

type BannerContentType = BannerType | `${BannerType}Generic`;

/** The schema of each type of banner and of its generic variant. */
export const bannerFields = Object.fromEntries(
  bannerTypes.flatMap((type) => [type, genericOf(type)].map((name) => [name, banner])),
) as Readonly<Record<BannerContentType, typeof banner>>;
