import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

/**
 * A form that comes after the page around it: its fields and the rules that check them are most of such a page's code. `room` is the class
 * of the height that it will take. A message takes its place where it cannot be fetched or rendered.
 */
export function lateForm<Props extends object>(load: () => Promise<ComponentType<Props>>, room: string) {
  const Part = latePart(load);
  const coming = (
    <SkeletonGroup>
      <Skeleton className={`${room} rounded-card`} />
    </SkeletonGroup>
  );
  const missing = (tryAgain: () => void) => (
    <LateFormMissing
      onRetry={() => {
        // The pressed button disappears once the form comes: the next key then reaches the form.
        document.activeElement?.closest<HTMLElement>("[tabindex]")?.focus();
        tryAgain();
      }}
    />
  );
  function LateForm(props: Props) {
    return (
      <div tabIndex={-1} className="outline-none">
        <Part {...props} fallback={coming} missing={missing} broken={<ErrorState className="py-10" />} />
      </div>
    );
  }
  return Object.assign(LateForm, { fetch: Part.fetch });
}

/** In the place of a form that could not be fetched. */
export function LateFormMissing({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation("ui");
  return (
    <ErrorState title={t("late.title")} className="py-10" {...(onRetry && { onRetry })}>
      <p>{t("late.part")}</p>
    </ErrorState>
  );
}
