import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { itemStyle, panelStyle } from "../../lib/menu-style.ts";
import { useFieldProps } from "./field.tsx";
import { controlStyle } from "./input.tsx";

interface SelectOption {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface SelectProps {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  "aria-label"?: string;
  "aria-describedby"?: string;
  className?: string;
  /** The trigger, for a form that moves the focus to a field with a problem. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few, with our own list. For long lists on phones prefer NativeSelect. */
export function Select({
  options,
  placeholder,
  className,
  id,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled,
  ref,
  ...aria
}: SelectProps) {
  const { t } = useTranslation("ui");
  const wiring = useFieldProps({ id, ...aria });
  return (
    <Radix.Root {...{ name, value, defaultValue, onValueChange, disabled }}>
      <Radix.Trigger
        ref={ref}
        {...aria}
        {...wiring}
        className={cn(controlStyle, "flex items-center justify-between gap-2 text-left data-placeholder:text-muted", className)}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? t("choose")} />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-[1.15em] text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            panelStyle,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-(--radix-select-content-available-width)",
          )}
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} disabled={option.disabled} className={cn(itemStyle, "pr-9")}>
                <span className="flex flex-col">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.hint && <span className="text-muted text-sm">{option.hint}</span>}
                </span>
                <Radix.ItemIndicator className="absolute right-3">
                  <Check aria-hidden="true" className="size-4 text-primary-ink" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The browser's own select: provinces, reasons, years; the phone's wheel. Children are <option>s. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select {...rest} {...useFieldProps(rest)} className={cn(controlStyle, "appearance-none pr-10", className)}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-[1.15em] -translate-y-1/2 text-muted" />
    </div>
  );
}
