import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { RadioInput, useIsChosen } from "./radio-group.tsx";

interface RadioCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** At the right or below: a price, a badge. */
  aside?: ReactNode;
  /** Above the title: a plate, an icon. */
  media?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A choice that needs space: a plan, a delivery window, a card. Inside a RadioGroup; the selected card has a thicker border. */
export function RadioCard({ value, title, description, aside, media, disabled, className }: RadioCardProps) {
  const id = useId();
  const chosen = useIsChosen(value);
  return (
    <div
      className={cn(
        "relative flex min-h-11 w-full flex-col gap-2 rounded-card border-[1.5px] border-line-strong bg-surface p-4 text-left transition-[background-color,border-color]",
        !disabled && !chosen && "hover:border-ink",
        chosen && "border-primary bg-primary-tint shadow-[inset_0_0_0_1px_var(--primary)]",
        disabled && "opacity-50",
        className,
      )}
    >
      {media}
      <span className={cn("flex w-full justify-between gap-3", media ? "items-start" : "items-center")}>
        <span className="flex flex-col gap-0.5">
          <span id={`${id}-title`} className="font-semibold text-lg">
            {title}
          </span>
          {description && (
            <span id={`${id}-text`} className="text-muted text-sm">
              {description}
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className={cn(
            "grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-on-primary",
            chosen && "border-primary bg-primary",
          )}
        >
          {chosen && <Check className="size-4" strokeWidth={3} />}
        </span>
      </span>
      {aside}
      {/* Over all of the card, which is pressed and framed with it. */}
      <RadioInput
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-offset-[3.5px] disabled:cursor-default"
      />
    </div>
  );
}
