import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldProps } from "./field.tsx";
import { controlStyle } from "./input.tsx";

/** A text of several lines; it grows with its text where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldProps(rest)}
      className={cn(controlStyle, "field-sizing-content wrap-anywhere min-h-24 resize-y py-2.5 console:min-h-16 console:py-1.5", className)}
    />
  );
}
