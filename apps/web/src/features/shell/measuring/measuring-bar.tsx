import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";
import { type Answer, measuring } from "../../../shared/tracking/measuring.ts";
import { putOff } from "./put-off.ts";

interface MeasuringBarProps {
  /** The person asked for the question: it takes the focus. */
  readonly isAsked: boolean;
  /** The answer that holds at present. */
  readonly answer: Answer;
}

/** Asks if visits may be counted. It keeps to the lower edge of the window and ends below the footer; Escape puts it off. */
export function MeasuringBar({ isAsked, answer: present }: MeasuringBarProps) {
  const { t } = useTranslation("measuring");
  const bar = useRef<HTMLElement>(null);
  const asked = useRef<Element | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    asked.current = document.activeElement;
    bar.current?.focus();
  }, [isAsked]);
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A list or a dialog that Escape closes handles the key itself.
      if (key !== "Escape" || defaultPrevented) return;
      const hadFocus = bar.current?.contains(document.activeElement);
      putOff();
      if (hadFocus) returnFocus(asked.current);
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, []);
  return (
    <aside
      ref={bar}
      tabIndex={-1}
      aria-label={t("label")}
      className="no-print sticky bottom-0 z-10 border-line border-t bg-surface outline-none"
    >
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-8 gap-y-1 px-4 py-1 text-sm max-sm:flex-col max-sm:items-stretch sm:px-6 sm:py-2">
        <p className="min-w-0">
          <span className="font-semibold">{t("question")}</span>{" "}
          <span className="text-muted max-md:sr-only">
            {t("text")} {t(present ? "keeps" : "later")}
          </span>{" "}
          <To name="privacy" hash={t("part")} className="link whitespace-nowrap">
            {t("more")}
          </To>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          {(["no", "yes"] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              {...(present && { "aria-pressed": present === answer })}
              onClick={() => {
                measuring.keep(answer);
                returnFocus(asked.current);
              }}
              className={buttonStyle({ variant: "secondary", size: "sm" })}
            >
              {present === answer && <Check aria-hidden="true" />}
              {t(answer)}
            </button>
          ))}
        </div>
      </div>
    </aside>
  );
}

/** The control that had the focus is gone: the one that asked for the question gets it back. */
function returnFocus(asked: Element | null): void {
  const next = asked ?? document.getElementById("main");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
