import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "../lib/button-style.ts";
import { cn } from "../lib/cn.ts";

/** A plain link that looks like a button. With a router use `<Button asChild><Link …/></Button>`. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<"a"> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <a className={cn(buttonStyle({ variant, size }), className)} {...rest} />;
}

/** A button that reads as a text link, for 'change' and 'undo' inside a sentence or a row. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`link inline-flex min-h-6 items-center font-semibold ${className ?? ""}`} {...rest} />;
}
