import { recipalHtml } from "@tablee/contracts/calls/products";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { cn } from "@tablee/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/calls.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** The label as markup of our own server, in the language of the page. */
const labelQuery = (sku: string, language: string) => callQuery(recipalHtml, { sku }, { also: [language], staleTime: 5 * 60_000 });

const look =
  "max-w-sm [&_caption]:pb-2 [&_caption]:text-left [&_caption]:font-display [&_br]:hidden [&_small]:block [&_small]:font-normal [&_small]:font-sans [&_small]:text-sm [&_small]:text-muted [&_table]:w-full [&_td]:figures [&_td]:border-line [&_td]:border-t [&_td]:py-1.5 [&_td]:text-right [&_th]:border-line [&_th]:border-t [&_th]:py-1.5 [&_th]:text-left [&_th]:font-normal";

/** The nutrition label of a product, as the server draws it; its caption is as large as headings of a level. */
export function NutritionLabel({ sku, level }: { sku: string; level: 2 | 3 }) {
  const language = useLanguage();
  const label = useQuery(labelQuery(sku, language));
  if (label.data) {
    const className = cn(look, level === 2 ? "[&_caption]:text-2xl" : "[&_caption]:text-xl");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server makes this table and escapes all text of the catalogue
    return <div className={className} dangerouslySetInnerHTML={{ __html: label.data.html }} />;
  }
  if (label.isError) return null;
  return (
    <SkeletonGroup>
      <Skeleton className="h-32 max-w-sm" />
    </SkeletonGroup>
  );
}
