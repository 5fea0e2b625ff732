import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { measuring } from "../../../shared/tracking/measuring.ts";

/** Asks if visits may be counted. It stays at the lower edge of the window, and ends above the footer. */
export function MeasuringBar({ isAsked }: { /** The person asked for the question: it takes the focus. */ isAsked: boolean }) {
  const { t } = useTranslation("measuring");
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) bar.current?.focus();
  }, [isAsked]);
  return (
    <aside
      ref={bar}
      tabIndex={-1}
      aria-label={t("label")}
      className="no-print sticky bottom-0 z-10 border-line border-t bg-surface outline-none"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-2 text-sm sm:px-6">
        <p className="min-w-0 grow basis-80">
          <span className="font-semibold">{t("question")}</span> <span className="text-muted">{t("text")}</span>
        </p>
        <div className="-ml-3 flex gap-2 sm:ml-0">
          {(["no", "yes"] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              onClick={() => {
                measuring.keep(answer);
                // The button that had the focus is gone.
                document.getElementById("main")?.focus({ preventScroll: true });
              }}
              className={buttonStyle({ variant: "ghost", size: "sm" })}
            >
              {t(answer)}
            </button>
          ))}
        </div>
      </div>
    </aside>
  );
}
