import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BannerList } from "./banner-list.tsx";
import { bannersQuery } from "./banners-query.ts";
import { bannerPlates } from "./plates.ts";

interface BannerOfProps {
  type: Exclude<keyof typeof bannerPlates, "sign-in" | "password">;
  className?: string;
  /** Shown until the banners are known; by default nothing. */
  kept?: ReactNode;
}

/** The banners of a type, each with our own art where its entry has no image. */
export function BannerOf({ type, className, kept }: BannerOfProps) {
  const { data, isPending } = useQuery(bannersQuery(type));
  if (isPending) return kept;
  return <BannerList shown={data} plate={bannerPlates[type]} className={className} />;
}
