import type { PictureOf } from "../ui/picture-of.ts";
import type { ShownBanners } from "./banners-query.ts";
import { ContentBanner } from "./content-banner.tsx";

interface BannerListProps {
  /** Undefined while the banners are unknown, and where they cannot be had: their place is empty then. */
  shown: ShownBanners | undefined;
  /** Our own art, where an entry has no image. */
  plate: PictureOf;
  className?: string | undefined;
}

/** The banners that were chosen for the visit; nothing where there are none. */
export function BannerList({ shown, plate, className }: BannerListProps) {
  if (!shown || shown.banners.length === 0) return null;
  return (
    <div className={className}>
      {shown.banners.map((banner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the banners of a type never change places
        <ContentBanner key={index} banner={banner} plate={plate} />
      ))}
    </div>
  );
}
