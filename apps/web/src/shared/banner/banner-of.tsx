import type { PlateSpec } from "@tablee/ui/plates/plate-spec";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BannerList } from "./banner-list.tsx";
import { type BannerType, bannersQuery } from "./banners-query.ts";

interface BannerOfProps {
  type: BannerType;
  art: PlateSpec;
  className?: string;
  /** Shown until the banners are known; by default nothing. */
  kept?: ReactNode;
}

/** The banners of a type, each with our own art where its entry has no image. */
export function BannerOf({ type, art, className, kept }: BannerOfProps) {
  const { data, isPending } = useQuery(bannersQuery(type));
  if (isPending) return kept;
  return <BannerList shown={data} art={art} name={type} className={className} />;
}
