import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface EmptyStateProps {
  title: ReactNode;
  /** The reason why it is empty, and what will fill it. */
  children?: ReactNode;
  action?: ReactNode;
  /** A Plate or an icon; an empty plate is drawn when nothing is given, `null` for none. */
  media?: ReactNode;
  /** The element of the title. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** An empty list, explained kindly, with the next thing to do. */
export function EmptyState({ title, children, action, media, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn("mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center console:py-6", className)}>
      {media === undefined ? <BarePlate /> : media}
      <Heading className="font-display text-2xl console:font-sans console:font-semibold console:text-lg">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** A plate waiting, between fork and knife. */
function BarePlate() {
  return (
    <svg
      viewBox="0 0 168 112"
      aria-hidden="true"
      className="w-42 text-line-strong console:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="84" cy="56" r="44" className="fill-surface" />
      <circle cx="84" cy="56" r="29" strokeDasharray="7 6" className="text-primary" stroke="currentColor" />
      <path d="M18 20v22a8 8 0 0 0 16 0V20M26 20v72" />
      <path d="M144 92V20c9 5 11 22 8 34-1 4-4 6-8 6" />
    </svg>
  );
}
