import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useUnreached } from "../../app/use-unreached.ts";

/** A placeholder of the size of the content. Give it a height and a width. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={clsx("skeleton animate-shimmer", className)} {...rest} />;
}

/** Placeholder lines of text; the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={clsx("flex flex-col gap-2.5", className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} className={clsx("h-[0.9em] rounded-full", line === lines - 1 && lines > 1 && "w-3/5")} />
      ))}
    </div>
  );
}

/** Wraps the skeletons of one area and announces once to screen readers that it is loading, or to everyone that it needs the network. */
export function SkeletonGroup({ label, className, children, ...rest }: ComponentProps<"div"> & { label?: string }) {
  const { t } = useTranslation("ui");
  const unreached = useUnreached();
  return (
    <div role="status" aria-busy="true" className={className} {...rest}>
      {unreached ? <p className="text-muted">{t("late.read")}</p> : <span className="sr-only">{label ?? t("loading")}</span>}
      {children}
    </div>
  );
}

/** The text of one area while it is loading. */
export const LoadingText = ({ lines, className }: { lines: number; className?: string }) => (
  <SkeletonGroup className={className}>
    <SkeletonText lines={lines} />
  </SkeletonGroup>
);

/** The rows or cards of one area while they are loading: `row` is the class of each. */
export const LoadingRows = ({ count, row, className = "flex flex-col gap-3" }: { count: number; row: string; className?: string }) => (
  <SkeletonGroup className={className}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <Skeleton key={index} className={row} />
    ))}
  </SkeletonGroup>
);
