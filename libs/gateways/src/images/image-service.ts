import { defaultWidths, type WidthRange } from "./image-widths.ts";

/** The formats that images are asked for: avif for pages; png where any program must show it, such as a mail or a shared link. */
export const imageFormats = ["avif", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** An image's size for a place: its width in the pixels of a page, the screen's pixel ratio, its quality from 1 to 100 (by default that of the ratio), and its format. */
export interface ImageSize {
  readonly width: number;
  readonly ratio?: number | undefined;
  readonly quality?: number | undefined;
  readonly format?: ImageFormat | undefined;
}

/**
 * The service that gives images in the widths that pages need. An image is one of ours, by its key, or one of the content service, by
 * its address.
 */
export interface ImageService {
  /** Returns the address of an image in a size. @throws RangeError for a width or a ratio that no image has */
  address(image: string, size: ImageSize): string;
  /** The widths that it makes within a range. @throws RangeError as targetWidths does */
  widthsWithin(range: WidthRange): readonly number[];
  /** The origins besides the site's own that pages load images from. */
  readonly origins: readonly string[];
}

/** A set of an image by width, for an image that fills its place: `address 100w, address 116w, …`. */
export const widthSet = (service: ImageService, image: string, range: Partial<WidthRange> = {}): string =>
  service
    .widthsWithin({ ...defaultWidths, ...range })
    .map((width) => `${service.address(image, { width })} ${width}w`)
    .join(", ");
