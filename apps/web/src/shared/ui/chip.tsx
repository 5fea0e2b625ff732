import { cn } from "@tablee/ui/lib/cn";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useOneTabStop } from "./use-one-tab-stop.ts";

const style =
  "inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-button border-[1.5px] border-line-strong bg-surface px-4 font-medium text-sm transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary sm:min-h-9";

/** A filter that is on or off. `ticked` shows a check mark while it is on: for rows in which several chips can be on. */
export function Chip({
  pressed,
  onPress,
  ticked = false,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  ticked?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={style}>
      {ticked && pressed && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
      {children}
    </button>
  );
}

/** A named row of chips. It is one stop of the Tab key, with the arrow keys inside it, and scrolls sideways on a narrow screen. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      {...useOneTabStop()}
      role="toolbar"
      aria-label={label}
      className={cn("-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0", className)}
    >
      {children}
    </div>
  );
}
