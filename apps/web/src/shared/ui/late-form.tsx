import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import type { ComponentType } from "react";

/**
 * A form that comes after the page around it: its fields and the rules that check them are most of such a page's code. `room` is the class
 * of the height that it will take.
 */
export function lateForm<Props extends object>(load: () => Promise<ComponentType<Props>>, room: string) {
  const Part = latePart(load);
  const coming = (
    <SkeletonGroup>
      <Skeleton className={`${room} rounded-card`} />
    </SkeletonGroup>
  );
  return function LateForm(props: Props) {
    return <Part {...props} fallback={coming} missing={(tryAgain) => <ErrorState onRetry={tryAgain} className="py-10" />} />;
  };
}
