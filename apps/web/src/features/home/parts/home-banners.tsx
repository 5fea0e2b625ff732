import type { ReactNode } from "react";
import { BannerOf } from "../../../shared/banner/banner-of.tsx";

interface Kept {
  kept?: ReactNode;
}

const room = "mx-auto w-full max-w-6xl px-4 py-7 sm:px-6 empty:hidden";

export const HomeBanner1 = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBanner1" className={room} />;
export const HomeBanner2 = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBanner2" className={room} />;
export const RefreshBanner = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBannerBrandRefresh" className={room} />;
export const CanadaBanner = ({ kept }: Kept) => <BannerOf kept={kept} type="madeInCanadaBanner" className={room} />;
