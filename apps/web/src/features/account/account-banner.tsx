import { BannerOf } from "../../shared/banner/banner-of.tsx";

/** The banner at the end of the account's home. */
export const AccountBanner = () => <BannerOf type="accountBanner" />;
