import { Wordmark } from "@tablee/ui/components/brand/wordmark";
import { brandNames, useBrand } from "../api/brand.ts";

/** The drawn name of the brand that sells here. */
export function BrandWordmark({ className }: { className: string }) {
  const brand = useBrand();
  return <Wordmark brand={brand} label={brandNames[brand]} className={className} />;
}
