import type { ImageSize } from "./image-service.ts";
import { checkedRatio, checkedWidth, qualityOf } from "./image-widths.ts";

/** The host of the content service's images. */
export const CONTENT_IMAGES = "https://images.ctfassets.net";
/** The widest image that it makes. */
const MAX_WIDTH = 4_000;

/**
 * The address of an editor's image in a size. The content service makes its own images in any width, and in avif by default; an image
 * of another host stays as the editor gave it.
 */
export function contentImage(url: string, size: ImageSize): string {
  const { width, ratio = 1, format = "avif" } = size;
  const pixels = Math.min(MAX_WIDTH, Math.round(checkedWidth(width) * checkedRatio(ratio)));
  const address = new URL(url);
  if (address.origin !== CONTENT_IMAGES) return url;
  address.searchParams.set("w", `${pixels}`);
  address.searchParams.set("fm", format);
  const quality = qualityOf(size);
  if (quality !== undefined) address.searchParams.set("q", `${quality}`);
  return address.href;
}
