import { useQuery } from "@tanstack/react-query";
import { BannerOf } from "../../shared/banner/banner-of.tsx";
import { bannersQuery } from "../../shared/banner/banners-query.ts";
import { RichText } from "../../shared/content/rich-text.tsx";

/** The banner of invitations and, under it, their terms in small print. */
export function ReferralBanner() {
  const terms = useQuery(bannersQuery("referralDisclaimerText")).data?.banners[0];
  return (
    <div className="flex flex-col gap-3">
      <BannerOf type="referralPageBanner" />
      {terms && (
        <div className="text-muted text-sm">
          {terms.disclaimer && <p className="measure">{terms.disclaimer}</p>}
          <RichText body={terms.message} />
        </div>
      )}
    </div>
  );
}
