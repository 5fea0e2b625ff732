import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export type Tone = "neutral" | "good" | "attention" | "danger" | "info";

const tones: Record<Tone, string> = {
  neutral: "bg-oat text-ink",
  good: "bg-good-tint text-good-ink",
  attention: "bg-attention-tint text-attention-ink",
  danger: "bg-danger-tint text-danger-ink",
  info: "bg-info-tint text-info-ink",
};

/** A state in a word or two. The tone colours it, the word carries the meaning. `dot` for lists, `icon` where there is room. */
export function Badge({
  tone = "neutral",
  dot = false,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"span"> & { tone?: Tone; dot?: boolean; icon?: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-flex min-h-6 w-fit items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs console:min-h-5 console:rounded-sm console:px-1.5 [&_svg]:size-[1.1em]",
        tones[tone],
        className,
      )}
      {...rest}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {icon}
      {children}
    </span>
  );
}
