import { clsx } from "clsx";
import type { ComponentProps } from "react";

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
