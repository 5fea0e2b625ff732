import { BannerColor, BannerError } from "@tablee/domain/banner/vocabulary";
import { RichText } from "@tablee/domain/content/vocabulary";
import { z } from "zod";

const line = z.string().nullable();

/** A banner as an editor wrote it, in the caller's language. */
const ContentBanner = z
  .strictObject({
    title: line,
    subtitle: line,
    italicizedText: line,
    capitalizedHeading: line,
    headingText: line,
    descriptionText: line,
    linkText: line,
    linkUrl: line,
    disclaimer: line,
    textbox: line,
    /** A shorter text, for narrow screens. */
    textboxMobile: line,
    message: RichText,
    /** The images of the type, by title, from the narrowest to the widest; none where our own art takes their place. */
    images: z.array(
      z.strictObject({
        url: z.string(),
        /** The image in every width that a screen may need, as an image element reads it. */
        srcset: z.string(),
        title: z.string(),
        width: z.int().nullable(),
        height: z.int().nullable(),
      }),
    ),
    color: BannerColor.nullable(),
    /** True hides a notice at once. */
    dismissableToggle: z.boolean(),
    /** The name of the button that dismisses a notice. */
    dismiss: line,
  })
  .meta({ id: "ContentBanner" });
export type ContentBanner = z.infer<typeof ContentBanner>;

/** The banners of a type for this visit. `error` is the reason where there are none to show: the place then stays empty. */
export const ShownBanners = z.strictObject({ banners: z.array(ContentBanner), error: BannerError.nullable() }).meta({ id: "ShownBanners" });
export type ShownBanners = z.infer<typeof ShownBanners>;
