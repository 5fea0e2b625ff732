import type { PlateSpec } from "@tablee/ui/plates/plate-spec";
import type { ReactNode } from "react";
import { BannerOf } from "../../../shared/banner/banner-of.tsx";

const stir: PlateSpec = { vessel: "bowl", cloth: "tomato", art: ["udon", "shrimp", "bell-pepper", "lime"] };
const gift: PlateSpec = { vessel: "box", cloth: "plum", art: ["pear", "brie", "baguette-bread", "grapes"] };
const table: PlateSpec = { vessel: "plate", cloth: "saffron", art: ["poultry-leg", "roast-potatoes", "green-beans", "herb"] };
const maple: PlateSpec = { vessel: "plate", cloth: "tomato", art: ["pancakes", "maple-leaf", "blueberries", "butter"] };

interface Kept {
  kept?: ReactNode;
}

const room = "mx-auto w-full max-w-6xl px-4 py-7 sm:px-6 empty:hidden";

export const HomeBanner1 = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBanner1" art={stir} className={room} />;
export const HomeBanner2 = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBanner2" art={gift} className={room} />;
export const RefreshBanner = ({ kept }: Kept) => <BannerOf kept={kept} type="homePageBannerBrandRefresh" art={table} className={room} />;
export const CanadaBanner = ({ kept }: Kept) => <BannerOf kept={kept} type="madeInCanadaBanner" art={maple} className={room} />;
