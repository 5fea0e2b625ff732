import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** A key to press. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      className={cn(
        "inline-grid min-h-5 min-w-5 place-items-center rounded border border-line-strong border-b-2 bg-surface px-1 font-mono text-[0.75em] text-muted leading-none",
        className,
      )}
      {...rest}
    />
  );
}
