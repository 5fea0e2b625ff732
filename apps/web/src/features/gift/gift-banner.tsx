import { BannerOf } from "../../shared/banner/banner-of.tsx";

/** The banner under the form of gift cards. */
export const GiftBanner = () => <BannerOf type="giftCardBanner" />;
