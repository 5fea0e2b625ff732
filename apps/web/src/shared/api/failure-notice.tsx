import { Notice } from "@tablee/ui/components/feedback/banner";
import { useLanguage } from "../i18n/use-language.ts";
import { sentenceOf } from "./errors.ts";

/** The reason why a call failed, announced as it appears; nothing while there is none. */
export function FailureNotice({ error, className }: { error: unknown; className?: string }) {
  const language = useLanguage();
  if (!error) return null;
  return (
    <Notice tone="danger" live className={className}>
      {sentenceOf(error, language)}
    </Notice>
  );
}
