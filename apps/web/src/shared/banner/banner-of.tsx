import type { PlateSpec } from "@tablee/ui/plates/plate-spec";
import { useQuery } from "@tanstack/react-query";
import { BannerList } from "./banner-list.tsx";
import { type BannerType, bannersQuery } from "./banners-query.ts";

/** The banners of a type, each with our own art where its entry has no image. */
export function BannerOf({ type, art, className }: { type: BannerType; art: PlateSpec; className?: string }) {
  return <BannerList shown={useQuery(bannersQuery(type)).data} art={art} name={type} className={className} />;
}
