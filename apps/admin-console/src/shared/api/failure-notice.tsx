import { Notice } from "@tablee/ui/components/feedback/banner";
import { errorWords } from "./error-words.ts";

/** The reason why a call failed, announced as it appears; nothing while there is none. */
export function FailureNotice({ error, className }: { error: unknown; className?: string }) {
  if (!error) return null;
  return (
    <Notice tone="danger" live className={className}>
      {errorWords(error)}
    </Notice>
  );
}
