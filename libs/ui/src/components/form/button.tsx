import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "../../lib/button-style.ts";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "../feedback/spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps the width and the focus, refuses clicks, and announces that it is loading. */
  loading?: boolean;
}

/** A button. One `primary` a screen; `icon` sizes need an aria-label. */
export function Button({ variant, size, loading = false, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  const { t } = useTranslation("ui");
  const style = cn(buttonStyle({ variant, size }), className);
  if (!loading) {
    return (
      <button type={type} className={style} onClick={onClick} {...rest}>
        {children}
      </button>
    );
  }
  // aria-disabled rather than disabled: a disabled button would drop the focus in the middle of the action.
  return (
    <button {...rest} type="button" className={style} aria-disabled="true" aria-busy="true">
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
        <span className="sr-only" role="status">
          {t("loading")}
        </span>
      </span>
    </button>
  );
}
