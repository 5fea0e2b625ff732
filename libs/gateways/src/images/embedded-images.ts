import { contentImage } from "./content-images.ts";
import type { ImageService } from "./image-service.ts";
import { checkedRatio, checkedWidth, qualityOf, ratioQualities, targetWidths } from "./image-widths.ts";

/** The widths in which the API draws our images: a short list bounds what strangers can ask it to draw. */
export const listedWidths = [120, 240, 360, 480, 640, 800, 960, 1_200, 1_600, 2_048] as const;
export const DEFAULT_QUALITY = ratioQualities[1];
/** The qualities that it draws, from the lowest: a plate's flat colours gain nothing from more of them. */
export const listedQualities: readonly number[] = [ratioQualities[2], DEFAULT_QUALITY];

/** Our own images as the API draws them, at the site's address: the first listed width that is wide enough. */
export const embeddedImages = (publicUrl: string): ImageService => ({
  origins: [],
  widthsWithin(range) {
    targetWidths(range);
    return listedWidths.filter((width) => width >= range.min && width <= range.max);
  },
  address(image, size) {
    if (image.startsWith("https:")) return contentImage(image, size);
    const { width, ratio = 1, format = "avif" } = size;
    const quality = qualityOf(size) ?? DEFAULT_QUALITY;
    const pixels = checkedWidth(width) * checkedRatio(ratio);
    const address = new URL(`/images/${encodeURIComponent(image)}`, publicUrl);
    address.searchParams.set("w", `${listedWidths.find((listed) => listed >= pixels) ?? listedWidths.at(-1)!}`);
    address.searchParams.set("q", `${listedQualities.find((listed) => listed >= quality) ?? DEFAULT_QUALITY}`);
    address.searchParams.set("fm", format);
    return address.href;
  },
});
