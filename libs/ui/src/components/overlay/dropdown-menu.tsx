import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { itemStyle, panelStyle } from "../../lib/menu-style.ts";

/** A menu under a button. `trigger` is one Button; the children are MenuItems. */
export function DropdownMenu({
  trigger,
  align = "end",
  className,
  children,
  ...rest
}: {
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  return (
    <Radix.Root modal={false} {...rest}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} collisionPadding={12} className={cn(panelStyle, "min-w-52 p-1.5", className)}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One act; `asChild` for a link. */
export function MenuItem({
  icon,
  danger = false,
  asChild,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Item> & { icon?: ReactNode; danger?: boolean }) {
  return (
    <Radix.Item
      asChild={asChild}
      className={cn(
        itemStyle,
        "no-underline",
        danger && "text-danger-ink data-highlighted:bg-danger-tint data-highlighted:shadow-[inset_3px_0_0_var(--danger)]",
        className,
      )}
      {...rest}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

/** One of several inside a menu: theme, language, sort order. */
export function MenuRadio({
  value,
  onValueChange,
  label,
  options,
}: {
  value: string;
  onValueChange: (value: string) => void;
  label: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={cn(itemStyle, "pl-8")}>
          <Radix.ItemIndicator className="absolute left-3 size-2 rounded-full bg-primary" />
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-3 pt-2 pb-1 font-semibold text-muted text-xs", className)} {...rest} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
