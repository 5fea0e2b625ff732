import { Notice } from "@tablee/ui/components/feedback/banner";
import { useQuery } from "@tanstack/react-query";
import { bannersQuery } from "../../shared/banner/banners-query.ts";
import { RichText } from "../../shared/content/rich-text.tsx";

/** Every price increase that editors announce for the customer's region today. */
export function PriceIncrease() {
  const { data } = useQuery(bannersQuery("priceIncreaseBanner"));
  if (!data) return null;
  return data.banners.map(({ title, subtitle, message }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the banners of a type never change places
    <Notice key={index} tone="attention" title={title}>
      {subtitle && <p>{subtitle}</p>}
      <RichText body={message} />
    </Notice>
  ));
}
