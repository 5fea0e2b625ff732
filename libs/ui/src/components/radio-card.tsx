import { Check } from "lucide-react";
import { RadioGroup as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

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

/** A choice that deserves room: a plan, a delivery window, a card. Inside a RadioGroup; the chosen one is hemmed. */
export function RadioCard({ value, title, description, aside, media, disabled, className }: RadioCardProps) {
  const id = useId();
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cn(
        "group relative flex min-h-11 w-full flex-col gap-2 rounded-card border-[1.5px] border-line-strong bg-surface p-4 text-left transition-[background-color,border-color] hover:border-ink disabled:opacity-50",
        "data-[state=checked]:border-primary data-[state=checked]:bg-primary-tint data-[state=checked]:shadow-[inset_0_0_0_1px_var(--primary)]",
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
          className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-on-primary group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary"
        >
          <Check className="size-4 opacity-0 group-data-[state=checked]:opacity-100" strokeWidth={3} />
        </span>
      </span>
      {aside}
    </Radix.Item>
  );
}
