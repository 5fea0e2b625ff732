import { Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import type { Tone } from "./badge.tsx";

const tones: Record<Tone, string> = {
  neutral: "bg-oat text-ink",
  good: "bg-good-tint text-good-ink",
  attention: "bg-attention-tint text-attention-ink",
  danger: "bg-danger-tint text-danger-ink",
  info: "bg-info-tint text-info-ink",
};

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  /** A link or a small button. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** `true` announces it when it appears: for failures of the person's own action. */
  live?: boolean;
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A message in the flow of a page: paused account, order minimum not met, price change. */
export function Notice({ tone = "info", title, action, onDismiss, live = false, icon, className, children }: NoticeProps) {
  const { t } = useTranslation("ui");
  const Icon = tone === "attention" || tone === "danger" ? TriangleAlert : Info;
  return (
    <div
      role={live ? "alert" : undefined}
      className={cn(
        "flex items-start gap-3 rounded-card px-4 py-3.5 console:rounded-control console:px-3 console:py-2",
        tones[tone],
        className,
      )}
    >
      <span className="mt-[0.15em] shrink-0 [&_svg]:size-[1.2em]">{icon ?? <Icon aria-hidden="true" />}</span>
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-2 [&>*]:max-w-full">
        <div className="min-w-[min(100%,14rem)] grow basis-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-ink text-sm">{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={t("dismiss")}
          onClick={onDismiss}
          className="-my-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-full hover:bg-[color-mix(in_oklab,currentColor_12%,transparent)]"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
