import { Switch as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";

/** On or off at once, without a save button. While the change is under way it keeps the focus and takes no further click. */
export function Switch({
  label,
  hint,
  busy = false,
  className,
  id,
  onCheckedChange,
  ...rest
}: ComponentProps<typeof Radix.Root> & { label: ReactNode; hint?: ReactNode; busy?: boolean }) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div className={cn("flex min-h-11 items-start justify-between gap-4 py-2 console:min-h-6 console:py-1", className)}>
      <span className="flex flex-col">
        <label htmlFor={own} className="leading-7 console:leading-5">
          {label}
        </label>
        {hint && (
          <span id={`${own}-hint`} className="text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        {...rest}
        id={own}
        aria-busy={busy}
        onCheckedChange={busy ? undefined : onCheckedChange}
        aria-describedby={hint ? `${own}-hint` : undefined}
        className="h-7 w-12 shrink-0 rounded-full border-[1.5px] border-line-strong bg-sunken p-0.5 transition-colors aria-busy:opacity-70 disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary console:h-6 console:w-10"
      >
        <Radix.Thumb className="block size-5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-primary console:size-4 console:data-[state=checked]:translate-x-4" />
      </Radix.Root>
    </div>
  );
}
