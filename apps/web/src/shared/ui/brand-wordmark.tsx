import { Wordmark } from "@tablee/ui/components/brand/wordmark";
import { brandNames, useBrand } from "../api/brand.ts";

/** The second name is more than twice as long: beside the buttons of a phone it is smaller. */
const narrow = { tablee: "", laurier: "max-md:h-5 max-sm:h-4" } as const;

/** The drawn name of the brand that sells here. */
export function BrandWordmark({ className }: { className: string }) {
  const brand = useBrand();
  return <Wordmark brand={brand} label={brandNames[brand]} className={`${className} ${narrow[brand]}`} />;
}
