import type { OutputOf } from "@tablee/contracts/call";
import type { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { lateDialog } from "../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./dispute-dialog.tsx")).DisputeDialog);

type Disputable = Extract<OutputOf<typeof rewardsHistories>["rows"][number], { readonly dispute: object }>;

interface DisputeLineProps extends Pick<Disputable, "id" | "dispute"> {
  /** The line as the history names it. */
  name: string;
}

/** A question about a line of the history: its button, or what became of it. */
export function DisputeLine({ id, dispute: { state, on }, name }: DisputeLineProps) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const { button, dialog } = useOpener();
  const wasSent = useRef(false);
  if (state === "closed") return null;
  if (on !== null) {
    const date = formatDateWithYear(on, language);
    // It takes the place of the button, and the focus of a dispute that was just sent from it.
    const focus = (shown: HTMLElement | null) => {
      if (!shown || !wasSent.current) return;
      wasSent.current = false;
      shown.focus();
    };
    return (
      <span ref={focus} tabIndex={-1} className="block text-muted text-sm outline-none">
        {t(state === "answered" ? "dispute.answered" : "dispute.open", { date })}
      </span>
    );
  }
  return (
    <>
      <TextButton className="min-h-6 text-sm" aria-label={t("dispute.label", { line: name })} {...button}>
        {t("dispute.ask")}
      </TextButton>
      <Dialog
        {...{ id, name }}
        {...dialog}
        onSent={() => {
          wasSent.current = true;
        }}
      />
    </>
  );
}
