import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Button } from "../form/button.tsx";
import { SpiltGlass } from "./spilt-glass.tsx";

interface ErrorStateProps {
  title?: ReactNode;
  /** The facts that the person needs: whether anything was charged, whether the work is kept. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The request's id, so that support can find it. */
  reference?: string;
  /** A further action: a link home, or to contact us. */
  action?: ReactNode;
  /** The element of the title. */
  level?: 1 | 2;
  className?: string;
}

/** An error: its cause, whether money moved, and what to do. Announced when it appears. */
export function ErrorState({ title, children, onRetry, retrying = false, reference, action, level = 2, className }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={cn("mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center console:py-6", className)}>
      <SpiltGlass />
      <Heading className="font-display text-2xl console:font-sans console:font-semibold console:text-lg">
        {title ?? t("error.title")}
      </Heading>
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
