import { Button } from "@tablee/ui/components/form/button";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordDialog } from "./record-dialog.tsx";
import type { Result, Stop } from "./requests.ts";

interface RecordButtonsProps {
  stops: readonly Stop[];
  /** The owner of the boxes: a customer, 'the 3 chosen', 'the whole route'. */
  label: string;
  /** The phrase to type for more than one box at once. */
  phrase: string | undefined;
  compact?: boolean;
  onRecorded: (leftAlone: readonly string[]) => void;
}

/** Delivered, or failed. */
export function RecordButtons({ stops, label, phrase, compact = false, onRecorded }: RecordButtonsProps) {
  const { t } = useTranslation("deliveries");
  const [result, setResult] = useState<Result["result"]>();
  const variant = compact ? "ghost" : "secondary";
  return (
    <span className="inline-flex items-center gap-1.5">
      {!compact && <span className="text-muted text-sm">{label}</span>}
      <Button variant={variant} size="sm" aria-label={t("delivered.of", { label })} onClick={() => setResult("delivered")}>
        <Check aria-hidden="true" />
        <span className={compact ? "max-lg:sr-only" : undefined}>{t("delivered.open")}</span>
      </Button>
      <Button variant={variant} size="sm" aria-label={t("failed.of", { label })} onClick={() => setResult("failed")}>
        <X aria-hidden="true" />
        <span className={compact ? "max-lg:sr-only" : undefined}>{t("failed.open")}</span>
      </Button>
      {result && (
        <RecordDialog
          result={result}
          stops={stops}
          label={label}
          phrase={phrase}
          onClose={() => setResult(undefined)}
          onRecorded={onRecorded}
        />
      )}
    </span>
  );
}
