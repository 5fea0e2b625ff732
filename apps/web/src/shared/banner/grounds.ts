import type { ShownBanners } from "./banners-query.ts";

type Color = NonNullable<ShownBanners["banners"][number]["color"]>;

/** The grounds that an editor may choose, each with words that stay legible in both themes. */
const grounds: Readonly<Record<Color, string>> = {
  sage: "bg-sage",
  oat: "bg-oat",
  saffron: "bg-attention-tint",
  spruce: "bg-primary-tint",
};

/** The ground of a banner; oat where its editor chose none. */
export const groundOf = (color: Color | null): string => grounds[color ?? "oat"];
