import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface TabsProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  label: string;
  items: readonly { value: string; label: ReactNode; count?: number; disabled?: boolean }[];
  className?: string;
  children?: ReactNode;
}

/** Tabs over panels of one page. If each has a URL, use links with aria-current instead. */
export function Tabs({ value, defaultValue, onValueChange, label, items, className, children }: TabsProps) {
  return (
    <Radix.Root {...{ value, defaultValue: defaultValue ?? items[0]?.value, onValueChange }} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]">
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={tabStyle}>
            {item.label}
            {item.count !== undefined && <span className="figures rounded-full bg-oat px-2 text-ink text-xs">{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** The panel of one tab. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className={cn("pt-5 console:pt-3", className)}>
      {children}
    </Radix.Content>
  );
}

/** Also for links that look like tabs: `aria-current="page"` takes the part of the chosen state. */
export const tabStyle =
  "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-[3px] px-3.5 font-semibold text-base text-muted no-underline outline-offset-[-3px] hover:text-ink disabled:opacity-50 aria-[current=page]:border-primary aria-[current=page]:text-ink data-[state=active]:border-primary data-[state=active]:text-ink console:min-h-8 console:px-2.5";
