import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { panelStyle } from "../lib/menu-style.ts";

interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

/** A small panel tied to its button: a filter, an explanation with a link. */
export function Popover({ trigger, label, open, onOpenChange, side, align = "start", className, children }: PopoverProps) {
  return (
    <Radix.Root {...{ open, onOpenChange }}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cn(panelStyle, "w-80 max-w-[calc(100vw-1.5rem)] p-4 text-base console:p-3", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
