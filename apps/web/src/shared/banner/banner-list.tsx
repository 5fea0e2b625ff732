import type { PlateSpec } from "@tablee/ui/plates/plate-spec";
import type { ShownBanners } from "./banners-query.ts";
import { ContentBanner } from "./content-banner.tsx";

interface BannerListProps {
  /** Undefined while the banners are unknown, and where they cannot be had: their place is empty then. */
  shown: ShownBanners | undefined;
  /** Our own art, where an entry has no image. */
  art: PlateSpec;
  /** The seed of the art. */
  name: string;
  className?: string | undefined;
}

/** The banners that were chosen for the visit; nothing where there are none. */
export function BannerList({ shown, art, name, className }: BannerListProps) {
  if (!shown || shown.banners.length === 0) return null;
  return (
    <div className={className}>
      {shown.banners.map((banner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the banners of a type never change places
        <ContentBanner key={index} banner={banner} art={art} name={name} />
      ))}
    </div>
  );
}
