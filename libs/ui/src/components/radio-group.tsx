import { RadioGroup as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

/** One of several; put it in a Fieldset, or give it an aria-label. Arrow keys move and choose. */
export function RadioGroup({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn("flex flex-col gap-1", className)} {...rest} />;
}

const dot =
  "grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface transition-colors hover:border-ink data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-50 console:size-4.5";
const core = "size-2.5 rounded-full bg-on-primary console:size-2";

/** A radio and its label on one line. */
export function Radio({
  value,
  label,
  hint,
  disabled,
  className,
}: {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <div
      className={cn("flex min-h-11 items-start gap-3 py-2 sm:min-h-9 sm:py-1.5 console:min-h-6 console:gap-2 console:py-0.5", className)}
    >
      <Radix.Item id={id} value={value} disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined} className={dot}>
        <Radix.Indicator className={core} />
      </Radix.Item>
      <span className="flex flex-col">
        <label htmlFor={id} className="leading-6 console:leading-5">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
