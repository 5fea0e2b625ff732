import { z } from "zod";

/** The banners that editors write, by the names of their content types (specification, section 7). */
export const bannerTypes = [
  "accountBanner",
  "homePageBanner1",
  "homePageBanner2",
  "homePageBannerBrandRefresh",
  "giftCardBanner",
  "referralPageBanner",
  "referralDisclaimerText",
  "priceIncreaseBanner",
  "madeInCanadaBanner",
  "publicPageNoticeBar",
] as const;
export const BannerType = z.enum(bannerTypes).meta({ id: "BannerType" });
export type BannerType = z.infer<typeof BannerType>;

/** The content type of the entries that a visitor sees where no entry is for the visitor's region. */
export const genericOf = <Type extends BannerType>(type: Type): `${Type}Generic` => `${type}Generic`;

/** The reason a type of banner has nothing to show; its place stays empty. */
export const BannerError = z.enum(["No dates", "No content"]);
export type BannerError = z.infer<typeof BannerError>;

/** The colours that an editor may give a banner: tints of our own, on which its words stay legible in both themes. */
export const BannerColor = z.enum(["sage", "oat", "saffron", "spruce"]);
export type BannerColor = z.infer<typeof BannerColor>;

/** The titles of a banner's images, by the width that each is for; only one for a banner that has one width. */
export const bannerImages: Readonly<Partial<Record<BannerType, readonly string[]>>> = {
  accountBanner: widthsOf("account_banner"),
  homePageBanner1: widthsOf("home_page_banner"),
  homePageBanner2: widthsOf("home_page_banner"),
  homePageBannerBrandRefresh: widthsOf("home_page_banner"),
  giftCardBanner: ["giftcard_banner"],
  referralPageBanner: widthsOf("referral_banner"),
};

function widthsOf(name: string): readonly string[] {
  return [`${name}_mobile`, `${name}_tablet`, `${name}_desktop`];
}
