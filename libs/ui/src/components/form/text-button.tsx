import type { ComponentProps } from "react";

/** A button that reads as a text link, for 'change' and 'undo' inside a sentence or a row. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`link inline-flex min-h-6 items-center font-semibold ${className ?? ""}`} {...rest} />;
}
