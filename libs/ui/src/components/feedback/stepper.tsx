import { Check } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";

interface StepperProps {
  steps: readonly { id: string; label: string }[];
  current: string;
  /** Wraps the mark and the label of a step already done, to go back: `(step, inside) => <Link …>{inside}</Link>`. */
  renderDone?: (id: string, inside: ReactNode) => ReactNode;
  className?: string;
}

/** The progress of sign-up. The stitch turns solid as steps are done; below a tablet only the current name is written. */
export function Stepper({ steps, current, renderDone, className }: StepperProps) {
  const { t } = useTranslation("ui");
  const position = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={t("stepper.label")} className={className}>
      <p className="mb-2 text-muted text-sm md:hidden" aria-hidden="true">
        {t("stepper.position", { current: position + 1, total: steps.length })} ·{" "}
        <strong className="text-ink">{steps[position]?.label}</strong>
      </p>
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => {
          const done = index < position;
          const now = index === position;
          const inside = (
            <>
              <span
                aria-hidden="true"
                className={cn(
                  "figures grid size-7 place-items-center rounded-full border-[1.5px] font-semibold text-sm",
                  done && "border-primary bg-primary text-on-primary",
                  now && "border-primary bg-primary-tint text-primary-ink",
                  !done && !now && "border-line-strong text-muted",
                )}
              >
                {done ? <Check className="size-4" strokeWidth={3} /> : index + 1}
              </span>
              <span className={cn("text-sm max-md:sr-only", now ? "font-semibold" : "text-muted")}>
                {step.label}
                {done && <span className="sr-only"> ({t("stepper.done")})</span>}
              </span>
            </>
          );
          return (
            <Fragment key={step.id}>
              {index > 0 && (
                <li
                  aria-hidden="true"
                  role="presentation"
                  className={cn("h-0.5 min-w-3 grow", index <= position ? "rounded-full bg-primary" : "stitch text-line-strong")}
                />
              )}
              <li aria-current={now ? "step" : undefined} className="flex shrink-0 items-center gap-2">
                {done && renderDone ? renderDone(step.id, inside) : inside}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
