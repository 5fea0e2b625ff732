import type { Config } from "@tablee/platform/config";
import { cdnImages } from "./cdn-images.ts";
import { CONTENT_IMAGES } from "./content-images.ts";
import { embeddedImages } from "./embedded-images.ts";
import type { ImageService } from "./image-service.ts";

/**
 * The delivery network where one is configured, else the API's own drawings, which hold in production as well. Pages load editors'
 * images where a content service is configured.
 */
export function openImages({
  IMAGES_URL,
  PUBLIC_URL,
  CONTENTFUL_SPACE,
}: Pick<Config, "IMAGES_URL" | "PUBLIC_URL" | "CONTENTFUL_SPACE">): ImageService {
  const service = IMAGES_URL === undefined ? embeddedImages(PUBLIC_URL) : cdnImages(IMAGES_URL);
  return CONTENTFUL_SPACE === undefined ? service : { ...service, origins: [...service.origins, CONTENT_IMAGES] };
}
