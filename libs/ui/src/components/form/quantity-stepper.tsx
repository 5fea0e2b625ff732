import { Minus, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";

interface QuantityStepperProps {
  /** The counted thing, for screen readers: the dish's name. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The change per click: recipes of a family plan change by two. */
  step?: number;
  /** Shows a bin instead of the minus when the next click reaches zero. */
  removable?: boolean;
  disabled?: boolean;
  size?: "sm" | "md";
  /** The number as it should read: '4 servings'; the bare number unless given. */
  format?: (value: number) => string;
  className?: string;
}

/** − n +. Announces the new number, stops at both ends without losing the focus. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = 99,
  step = 1,
  removable = false,
  disabled = false,
  size = "md",
  format = String,
  className,
}: QuantityStepperProps) {
  const { t } = useTranslation("ui");
  const less = Math.max(min, value - step);
  const more = Math.min(max, value + step);
  const removes = removable && less === 0 && value > 0;
  const button = cn(
    "grid shrink-0 place-items-center rounded-button text-primary-ink transition-colors hover:bg-primary-tint aria-disabled:pointer-events-none aria-disabled:text-muted aria-disabled:opacity-45 console:size-6 console:rounded-sm [&_svg]:size-[1.15em]",
    size === "md" ? "size-11" : "size-9 max-sm:size-11",
  );
  const press = (next: number) => () => {
    if (!disabled && next !== value) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend and brings its own box
    <div
      role="group"
      aria-label={label}
      className={cn(
        "inline-flex items-center rounded-button border-[1.5px] border-line-strong bg-surface console:rounded-control",
        className,
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={t(removes ? "quantity.remove" : "quantity.decrease", { label })}
        aria-disabled={disabled || value <= min || undefined}
        onClick={press(less)}
      >
        {removes ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
      <span aria-hidden="true" className="figures min-w-7 px-0.5 text-center font-semibold text-base">
        <span key={value} className="inline-block animate-rise">
          {format(value)}
        </span>
      </span>
      <output aria-live="polite" className="sr-only">
        {t("quantity.now", { label, count: value })}
      </output>
      <button
        type="button"
        className={button}
        aria-label={t("quantity.increase", { label })}
        aria-disabled={disabled || value >= max || undefined}
        onClick={press(more)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
