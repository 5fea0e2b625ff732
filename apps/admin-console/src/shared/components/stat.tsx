import type { Tone } from "@tablee/ui/components/feedback/badge";
import { formatNumber } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import { useLanguage } from "../i18n/language.ts";

const inks: Partial<Record<Tone, string>> = { danger: "text-danger-ink", attention: "text-attention-ink", good: "text-good-ink" };

interface StatProps {
  label: string;
  value: number;
  tone?: Tone;
  /** Makes it a filter that can be pressed. */
  onPress?: () => void;
  pressed?: boolean;
}

/** A count with its name. Coloured only above zero: zero needs no attention. */
export function Stat({ label, value, tone = "neutral", onPress, pressed = false }: StatProps) {
  const language = useLanguage();
  const body = (
    <>
      <span className={cn("font-mono font-semibold text-lg leading-6", value > 0 && inks[tone])}>{formatNumber(value, language)}</span>
      <span className="text-muted text-sm">{label}</span>
    </>
  );
  const shape = "flex min-w-24 flex-col items-start px-3 py-1.5 text-left";
  if (!onPress) return <div className={shape}>{body}</div>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        shape,
        "rounded-control hover:bg-sunken aria-pressed:bg-primary-tint aria-pressed:shadow-[inset_0_-3px_0_var(--primary)]",
      )}
    >
      {body}
    </button>
  );
}
