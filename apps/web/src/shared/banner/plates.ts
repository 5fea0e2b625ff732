import type { PictureOf } from "../ui/picture-of.ts";

const leaves = { vessel: "box", cloth: "spruce", art: ["leafy-green", "carrot", "tomato", "herb"] } as const;
const pancakes = { vessel: "plate", cloth: "tomato", art: ["pancakes", "maple-leaf", "blueberries", "butter"] } as const;

/** Our own art beside a banner whose entry has no image, by the banner's type or its page. */
export const bannerPlates = {
  homePageBanner1: {
    seed: "homePageBanner1",
    table: true,
    vessel: "bowl",
    cloth: "tomato",
    art: ["udon", "shrimp", "bell-pepper", "lime"],
  },
  homePageBanner2: {
    seed: "homePageBanner2",
    table: true,
    vessel: "box",
    cloth: "plum",
    art: ["pear", "brie", "baguette-bread", "grapes"],
  },
  homePageBannerBrandRefresh: {
    seed: "homePageBannerBrandRefresh",
    table: true,
    vessel: "plate",
    cloth: "saffron",
    art: ["poultry-leg", "roast-potatoes", "green-beans", "herb"],
  },
  madeInCanadaBanner: { seed: "madeInCanadaBanner", table: true, ...pancakes },
  accountBanner: { seed: "accountBanner", table: true, ...leaves },
  giftCardBanner: {
    seed: "giftCardBanner",
    table: true,
    vessel: "plate",
    cloth: "sky",
    art: ["pancakes", "blueberries", "butter", "maple-leaf"],
  },
  referralPageBanner: {
    seed: "referralPageBanner",
    table: true,
    vessel: "plate",
    cloth: "tomato",
    art: ["pizza", "basil", "cherry-tomatoes"],
  },
  "sign-in": { seed: "banner-sign-in", table: true, ...leaves },
  password: { seed: "banner-password", table: true, ...pancakes },
} as const satisfies Readonly<Record<string, PictureOf>>;
