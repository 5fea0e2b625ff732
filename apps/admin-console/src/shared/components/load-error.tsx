import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { useTranslation } from "react-i18next";
import { codeOf, errorWords } from "../api/error-words.ts";

/** A read that failed: what the server said, and once more. */
export function LoadError({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying?: boolean }) {
  const { t } = useTranslation("console");
  return (
    <ErrorState title={t("loadFailed")} onRetry={onRetry} retrying={retrying} reference={codeOf(error)}>
      <p>{errorWords(error)}</p>
    </ErrorState>
  );
}
