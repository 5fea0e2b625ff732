import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Text for screen readers only. `focusable` shows it while it has focus: for skip links. */
export function VisuallyHidden({ focusable = false, className, ...rest }: ComponentProps<"span"> & { focusable?: boolean }) {
  return <span className={clsx("sr-only", focusable && "focus-within:not-sr-only", className)} {...rest} />;
}

/** 'Skip to the content': the first link of every page. */
export function SkipLink({ className, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={clsx(
        "sr-only z-50 rounded-button bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3",
        className,
      )}
      {...rest}
    />
  );
}
