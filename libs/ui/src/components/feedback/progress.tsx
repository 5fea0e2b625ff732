import { Progress as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";

interface ProgressProps {
  label: ReactNode;
  value: number;
  max: number;
  /** The text at the right: '$41 of $59', '6 of 10 deliveries'. */
  text: string;
  tone?: "primary" | "attention";
  hideLabel?: boolean;
  className?: string;
}

/** Progress, in words and as a bar. */
export function Progress({ label, value, max, text, tone = "primary", hideLabel = false, className }: ProgressProps) {
  const id = useId();
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-3 text-sm", hideLabel && "sr-only")}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="figures text-muted">{text}</span>
      </div>
      <Radix.Root
        value={Math.min(value, max)}
        max={Math.max(max, 1)}
        aria-labelledby={id}
        getValueLabel={() => text}
        className="h-2.5 overflow-hidden rounded-full bg-oat console:h-1.5"
      >
        <Radix.Indicator
          className={cn(
            "h-full origin-left rounded-full transition-transform duration-300",
            tone === "primary" ? "bg-primary" : "bg-attention",
          )}
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </Radix.Root>
    </div>
  );
}
