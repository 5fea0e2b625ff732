import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import { DialogOpen } from "../../lib/dialog-open.ts";
import { Button } from "../form/button.tsx";
import { Input } from "../form/input.tsx";
import { contentStyle, footerStyle, overlayStyle, titleStyle } from "./dialog.tsx";

interface AlertDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** The consequences, when they happen, and how to undo them. */
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  danger?: boolean;
  /** The phrase to type before the button works: 'CLOSE', an order's number. */
  typed?: string;
  /** More conditions of the caller, such as a reason being chosen. */
  disabled?: boolean;
  loading?: boolean;
  /** The dialog stays open; close it once the act is done. */
  onConfirm: () => void;
  /** A reason, consequences in detail. */
  children?: ReactNode;
}

/** A question that must be answered: no close button, no dismissal by a click outside. The focus starts on 'cancel'. */
export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  typed,
  disabled = false,
  loading = false,
  onConfirm,
  children,
}: AlertDialogProps) {
  const { t } = useTranslation("ui");
  const [text, setText] = useState("");
  const matches = typed === undefined || text.trim() === typed;
  const focus = useDialogFocus();
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        setText("");
        onOpenChange?.(next);
      }}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content {...(trigger ? {} : focus)} className={cn(contentStyle, "sm:max-w-lg")}>
          <DialogOpen />
          <div className="flex flex-col gap-3 px-(--card-pad) tall:min-h-0 tall:overflow-y-auto pt-(--card-pad) pb-3">
            <Radix.Title className={titleStyle}>{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-muted">{description}</div>
            </Radix.Description>
            {children}
            {typed !== undefined && <TypedPhrase phrase={typed} value={text} onChange={setText} />}
          </div>
          <footer className={footerStyle}>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t("cancel")}</Button>
            </Radix.Cancel>
            <Button variant={danger ? "danger" : "primary"} disabled={!matches || disabled} loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function TypedPhrase({ phrase, value, onChange }: { phrase: string; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <div className="mt-1 flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans
          t={t}
          i18nKey="confirm.type"
          values={{ phrase }}
          components={{ phrase: <span className="select-all rounded-sm bg-oat px-1.5 py-0.5 font-mono" /> }}
        />
      </label>
      <Input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono"
      />
    </div>
  );
}
