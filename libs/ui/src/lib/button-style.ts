import { clsx } from "clsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg" | "icon" | "icon-sm";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-[1.5px] border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken",
  ghost: "text-primary-ink hover:bg-primary-tint",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
};

/* On a phone everything one may touch is 44 px high; a small button grows back to size from 640 px. */
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 py-1 text-sm sm:min-h-(--control-h-sm) console:min-h-(--control-h-sm) console:px-2.5",
  md: "min-h-11 px-5 py-1 text-base sm:min-h-(--control-h) console:min-h-(--control-h) console:px-3",
  lg: "min-h-(--control-h-lg) px-5 py-2 text-base sm:px-7 sm:text-lg console:px-4",
  icon: "size-11 console:size-(--control-h)",
  "icon-sm": "size-11 sm:size-(--control-h-sm) console:size-(--control-h-sm)",
};

/** The classes of a button; also for a router's own link that has to look like one. `className` adds to them: `cn` replaces. */
export function buttonStyle({
  variant = "primary",
  size = "md",
  className,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
} = {}) {
  return clsx(
    "relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-button text-balance text-center font-semibold leading-tight no-underline transition-[background-color,border-color,transform] duration-150 active:translate-y-px",
    "disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none [&[aria-disabled=true]:not([aria-busy=true])]:opacity-50",
    "[&_svg]:size-[1.15em] [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    className,
  );
}
