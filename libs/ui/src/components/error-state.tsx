import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../lib/cn.ts";
import { Button } from "./button.tsx";

export interface ErrorStateProps {
  title?: ReactNode;
  /** What the person should know: was anything charged, is the work kept. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The request's id, so that support can find it. */
  reference?: string;
  /** Another way on: a link home, to contact. */
  action?: ReactNode;
  className?: string;
}

/** Something failed: whose fault, whether money moved, what to do. Announced when it appears. */
export function ErrorState({ title, children, onRetry, retrying = false, reference, action, className }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  return (
    <div role="alert" className={cn("mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center console:py-6", className)}>
      <SpiltGlass />
      <h2 className="font-display text-2xl console:font-sans console:font-semibold console:text-lg">{title ?? t("error.title")}</h2>
      <div className="text-muted">{children ?? <p>{t("error.text")}</p>}</div>
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              {t("retry")}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className="select-all font-mono text-muted text-xs">{t("error.reference", { id: reference })}</p>}
    </div>
  );
}

/** A glass on its side. */
function SpiltGlass() {
  return (
    <svg
      viewBox="0 0 168 96"
      aria-hidden="true"
      className="w-42 text-line-strong console:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M70 78c20-10 44-12 66-6 12 3 14 10 2 13-24 6-60 5-72 1-5-2-2-5 4-8Z" className="fill-attention-tint" stroke="none" />
      <path d="M30 34 78 40c8 1 13 10 11 22-2 11-9 18-17 16L26 70c-3-12-1-26 4-36Z" className="fill-surface" />
      <path d="M78 40c-7 2-11 10-12 19-1 8 1 15 6 19" />
      <path d="M8 88h152" strokeDasharray="9 7" />
    </svg>
  );
}
