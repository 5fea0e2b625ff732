import { formatMoney } from "@tablee/ui/format/money";
import { cn } from "@tablee/ui/lib/cn";
import { useLanguage } from "../i18n/language.ts";

/** Cents as money, in the mono face; zero is muted with `mutedZero`. */
export function Amount({ cents, mutedZero = false, className }: { cents: number; mutedZero?: boolean; className?: string }) {
  const language = useLanguage();
  return (
    <span className={cn("whitespace-nowrap font-mono", mutedZero && cents === 0 && "text-muted", className)}>
      {formatMoney(cents, language)}
    </span>
  );
}
