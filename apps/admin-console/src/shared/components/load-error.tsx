import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { useTranslation } from "react-i18next";
import { codeOf, errorWords } from "../api/error-words.ts";

/** A failed read: the server's message, and a button to retry. */
export function LoadError({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying?: boolean }) {
  const { t } = useTranslation("console");
  return (
    <ErrorState title={t("loadFailed")} onRetry={onRetry} retrying={retrying} reference={codeOf(error)}>
      <p>{errorWords(error)}</p>
    </ErrorState>
  );
}
