import { contentImage } from "./content-images.ts";
import type { ImageService } from "./image-service.ts";
import { checkedRatio, checkedWidth, qualityOf, targetWidths } from "./image-widths.ts";

/** The images of a delivery network at a base address, which fetches ours from `/images/`, resizes, compresses and keeps them. */
export const cdnImages = (base: string): ImageService => ({
  origins: [new URL(base).origin],
  widthsWithin: targetWidths,
  address(image, size) {
    if (image.startsWith("https:")) return contentImage(image, size);
    const { width, ratio, format = "avif" } = size;
    const quality = qualityOf(size);
    const address = new URL(`${base.replace(/\/$/, "")}/images/${encodeURIComponent(image)}`);
    address.searchParams.set("w", `${checkedWidth(width)}`);
    if (ratio !== undefined) address.searchParams.set("dpr", `${checkedRatio(ratio)}`);
    if (quality !== undefined) address.searchParams.set("q", `${quality}`);
    address.searchParams.set("auto", "compress");
    address.searchParams.set("fm", format);
    return address.href;
  },
});
