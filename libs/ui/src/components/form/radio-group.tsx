import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId, useState } from "react";
import { cn } from "../../lib/cn.ts";

interface Group {
  readonly name: string;
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

const InGroup = createContext<Group>({ name: "", chosen: "", choose: () => {} });

/** True if a value is the one chosen in its group. */
export const useIsChosen = (value: string): boolean => use(InGroup).chosen === value;

interface RadioGroupProps extends Omit<ComponentProps<"div">, "defaultValue" | "onChange"> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** One of several; put it in a Fieldset, or give it an aria-label. Arrow keys move and choose. */
export function RadioGroup({ value, defaultValue = "", onValueChange, className, ...rest }: RadioGroupProps) {
  const name = useId();
  const [own, setOwn] = useState(defaultValue);
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <InGroup value={{ name, chosen: value ?? own, choose }}>
      <div role="radiogroup" className={cn("flex flex-col gap-1", className)} {...rest} />
    </InGroup>
  );
}

/** The browser's own radio: it has the keys of one, and its looks are the caller's. Enter does not send the form that it is in. */
export function RadioInput({ value, ...rest }: ComponentProps<"input"> & { value: string }) {
  const { name, choose } = use(InGroup);
  const staying = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  return (
    <input
      {...rest}
      type="radio"
      name={name}
      value={value}
      checked={useIsChosen(value)}
      onChange={() => choose(value)}
      onKeyDown={staying}
    />
  );
}

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
      <RadioInput
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors checked:border-[7px] checked:border-primary checked:bg-on-primary enabled:not-checked:hover:border-ink disabled:cursor-default disabled:opacity-50 console:size-4.5 console:checked:border-[5px]"
      />
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
