import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import type { ReactNode } from "react";
import { FailureNotice } from "../api/failure-notice.tsx";
import { typedAmount } from "../format/typed-amount.ts";
import { useLanguage } from "../i18n/language.ts";

interface RefundDecisionProps {
  approved: boolean;
  /** The amount that an approval refunds. */
  cents: number;
  words: { title: string; text: string; confirm: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: ReactNode;
  loading: boolean;
  error: Error | null;
  onConfirm: () => void;
}

/** A second person's answer to a refund: to approve moves money, so its amount has to be typed; to decline only ends the request. */
export function RefundDecision({ approved, cents, words, open, onOpenChange, trigger, loading, error, onConfirm }: RefundDecisionProps) {
  const language = useLanguage();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      typed={approved ? typedAmount(cents, language) : undefined}
      loading={loading}
      onConfirm={onConfirm}
    >
      <FailureNotice error={error} />
    </AlertDialog>
  );
}
