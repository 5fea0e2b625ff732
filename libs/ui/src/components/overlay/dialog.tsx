import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "../../lib/button-style.ts";
import { cn } from "../../lib/cn.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import { DialogOpen } from "../../lib/dialog-open.ts";

interface DialogProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it, if the dialog manages itself. */
  trigger?: ReactNode;
  title: ReactNode;
  /** One or two sentences under the title; read out when it opens. */
  description?: ReactNode;
  /** The buttons: the primary one last. They stay in view while the body scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  className?: string;
  children?: ReactNode;
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;

/** A dialog; on a phone it rises from the bottom, near the thumb. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = "md",
  className,
  children,
}: DialogProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          {...(trigger ? {} : focus)}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(contentStyle, widths[size], className)}
        >
          <DialogOpen />
          <header className="flex items-start justify-between gap-4 px-(--card-pad) pt-(--card-pad)">
            <div>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              {description && <Radix.Description className="mt-1.5 text-muted">{description}</Radix.Description>}
            </div>
            <DialogClose />
          </header>
          {children && <div className="grow px-(--card-pad) py-4 tall:min-h-0 tall:overflow-y-auto">{children}</div>}
          {footer && <footer className={footerStyle}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The cross. */
export function DialogClose({ className }: { className?: string }) {
  const { t } = useTranslation("ui");
  return (
    <Radix.Close
      aria-label={t("close")}
      className={cn(buttonStyle({ variant: "ghost", size: "icon" }), "-mt-2 -mr-2 text-muted hover:text-ink", className)}
    >
      <X aria-hidden="true" />
    </Radix.Close>
  );
}

/** Closes the dialog it is in: `<CloseDialog><Button variant="secondary">…</Button></CloseDialog>`. */
export function CloseDialog({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

export const overlayStyle = "fixed inset-0 z-40 animate-fade bg-scrim";
export const titleStyle = "font-display text-2xl console:font-sans console:font-semibold console:text-lg";
export const footerStyle =
  "mt-auto flex flex-col-reverse gap-3 px-(--card-pad) pt-3 pb-[max(var(--card-pad),env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:justify-end console:gap-2";
export const contentStyle =
  "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-sheet bg-raised text-ink shadow-overlay outline-none animate-slide-up low:overflow-y-auto sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:animate-rise sm:rounded-card";
