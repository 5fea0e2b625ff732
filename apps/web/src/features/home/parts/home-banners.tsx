import type { PlateSpec } from "@tablee/ui/plates/plate-spec";
import { BannerOf } from "../../../shared/banner/banner-of.tsx";

const stir: PlateSpec = { vessel: "bowl", cloth: "tomato", art: ["udon", "shrimp", "bell-pepper", "lime"] };
const gift: PlateSpec = { vessel: "box", cloth: "plum", art: ["pear", "brie", "baguette-bread", "grapes"] };
const table: PlateSpec = { vessel: "plate", cloth: "saffron", art: ["poultry-leg", "roast-potatoes", "green-beans", "herb"] };
const maple: PlateSpec = { vessel: "plate", cloth: "tomato", art: ["pancakes", "maple-leaf", "blueberries", "butter"] };

const room = "mx-auto w-full max-w-6xl px-4 py-7 sm:px-6 empty:hidden";

export const HomeBanner1 = () => <BannerOf type="homePageBanner1" art={stir} className={room} />;
export const HomeBanner2 = () => <BannerOf type="homePageBanner2" art={gift} className={room} />;
export const RefreshBanner = () => <BannerOf type="homePageBannerBrandRefresh" art={table} className={room} />;
export const CanadaBanner = () => <BannerOf type="madeInCanadaBanner" art={maple} className={room} />;
