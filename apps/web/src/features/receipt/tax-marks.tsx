import type { ReceiptView } from "@tablee/contracts/calls/receipts";
import { taxMarks, taxName } from "@tablee/domain/pricing/words";
import { formatList } from "@tablee/ui/format/numbers";
import { useLanguage } from "../../shared/i18n/use-language.ts";

type Part = ReceiptView["order"];

/** The marks of the taxes on an amount; empty if none was charged. */
export function TaxMarks({ line: { why }, price }: { line: Part["lines"][number]; price: Part["price"] }) {
  const language = useLanguage();
  const codes = price.taxes.map(({ code }) => code).filter((code) => why.taxes.some((tax) => tax.taxed && tax.code === code));
  if (codes.length === 0) return null;
  return (
    <span className="whitespace-nowrap font-semibold text-muted text-sm">
      <span aria-hidden="true">{codes.map((code) => taxMarks[language][code]).join("\u00a0")}</span>
      <span className="sr-only">
        {formatList(
          codes.map((code) => taxName(code, language)),
          language,
        )}
      </span>
    </span>
  );
}
