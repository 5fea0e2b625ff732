import { Button } from "@tablee/ui/components/form/button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { toast } from "@tablee/ui/lib/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorWords } from "../api/error-words.ts";
import { useLanguage } from "../i18n/language.ts";
import { collectPages, type Page } from "./collect-pages.ts";
import { type CsvColumns, downloadCsv, toCsv } from "./csv.ts";

interface CsvButtonProps<Row> {
  fileName: string;
  columns: CsvColumns<Row>;
  /** A page of the present filter. */
  page: (after: string | undefined) => Promise<Page<Row>>;
}

/** The present filter as a file, however many pages it has. */
export function CsvButton<Row>({ fileName, columns, page }: CsvButtonProps<Row>) {
  const { t } = useTranslation("console");
  const language = useLanguage();
  const [count, setCount] = useState<number>();
  const write = async () => {
    setCount(0);
    try {
      const rows = await collectPages(page, setCount);
      downloadCsv(fileName, toCsv(columns, rows, language));
      toast.success(t("csv.done", { count: rows.length }));
    } catch (error) {
      toast.error(errorWords(error));
    } finally {
      setCount(undefined);
    }
  };
  return (
    <Button variant="secondary" aria-disabled={count !== undefined} onClick={write}>
      <Download aria-hidden="true" />
      {count === undefined ? t("csv.label") : <span className="figures">{t("csv.reading", { rows: formatNumber(count, language) })}</span>}
    </Button>
  );
}
