import { Button } from "@tablee/ui/components/form/button";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Sent } from "./draft.ts";

/** The confirmation, with what was written. */
export function SentMessage({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation("contact");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-balance font-display text-3xl outline-none">
        {t("sent.title")}
      </h2>
      <p className="wrap-anywhere">{t("sent.text", { email: sent.email })}</p>
      <figure className="w-full rounded-card border border-line bg-surface p-(--card-pad)">
        <figcaption className="font-semibold text-sm">{t("sent.yours")}</figcaption>
        <p className="mt-2 text-muted text-sm">{t(`topics.${sent.topic}`)}</p>
        <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{sent.message}</blockquote>
      </figure>
      <p className="text-muted">{t("sent.nothingMailed")}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t("sent.again")}
      </Button>
    </section>
  );
}
