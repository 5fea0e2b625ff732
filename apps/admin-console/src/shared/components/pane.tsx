import { cn } from "@tablee/ui/lib/cn";
import { type ReactNode, useId } from "react";

interface PaneProps {
  title: ReactNode;
  /** At the right of the title: a count, a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One titled part of a screen. */
export function Pane({ title, aside, className, children }: PaneProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn("pane min-w-0 shrink-0 overflow-hidden [&_tbody:last-child>tr:last-child>*]:border-b-0", className)}
    >
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-2 border-line border-b px-3 py-1">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
