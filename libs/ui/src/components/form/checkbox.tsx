import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldProps } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shows the box alone, as in rows of a table. Screen readers still read the label. */
  hideLabel?: boolean;
}

/** A box with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, hideLabel = false, className, id, ...rest }: CheckboxProps) {
  const generated = useId();
  const own = id ?? generated;
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = useFieldProps(rest);
  return (
    <div
      className={cn(
        "flex min-h-11 items-start gap-3 py-2 sm:min-h-9 sm:py-1.5 console:min-h-6 console:gap-2 console:py-0.5",
        hideLabel && "w-fit",
        className,
      )}
    >
      <Radix.Root
        {...rest}
        id={own}
        aria-invalid={invalid}
        aria-describedby={[describedBy, hint ? `${own}-hint` : undefined].filter(Boolean).join(" ") || undefined}
        className="grid size-6 shrink-0 place-items-center rounded-md border-[1.5px] border-line-strong bg-surface text-on-primary transition-colors hover:border-ink disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary console:size-4.5 console:rounded-sm"
      >
        <Radix.Indicator>
          {rest.checked === "indeterminate" ? (
            <Minus aria-hidden="true" className="size-4" strokeWidth={3.2} />
          ) : (
            <Check aria-hidden="true" className="size-4 console:size-3.5" strokeWidth={3.2} />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <span className={cn("flex flex-col", hideLabel && "sr-only")}>
        <label htmlFor={own} className="text-base leading-6 console:leading-5">
          {label}
        </label>
        {hint && (
          <span id={`${own}-hint`} className="text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
