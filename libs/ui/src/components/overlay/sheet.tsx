import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import { DialogOpen } from "../../lib/dialog-open.ts";
import { DialogClose, footerStyle, overlayStyle, titleStyle } from "./dialog.tsx";

interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** Only for screen readers, if the context makes it obvious. */
  hideTitle?: boolean;
  description?: ReactNode;
  footer?: ReactNode;
  /** `bottom` for filters and the cart on phones, `right` for details and menus. */
  side?: "right" | "bottom";
  className?: string;
  children?: ReactNode;
}

const sides = {
  right: "inset-y-0 right-0 h-dvh w-[min(28rem,calc(100vw-2.5rem))] animate-slide-left rounded-l-sheet",
  bottom: "inset-x-0 bottom-0 mx-auto max-h-[88dvh] w-full max-w-2xl animate-slide-up rounded-t-sheet",
} as const;

/** A dialog that slides in from an edge and leaves half of the page visible. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  footer,
  side = "right",
  className,
  children,
}: SheetProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root {...{ open, onOpenChange }}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          {...(trigger ? {} : focus)}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(
            "fixed z-50 flex flex-col bg-raised text-ink shadow-overlay outline-none low:overflow-y-auto",
            sides[side],
            className,
          )}
        >
          <DialogOpen />
          <header className={cn("flex items-start justify-between gap-4 px-(--card-pad) pt-(--card-pad)", hideTitle && "justify-end")}>
            <div className={cn(hideTitle && "sr-only")}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <DialogClose />
          </header>
          <div className="grow px-(--card-pad) py-4 tall:min-h-0 tall:overflow-y-auto">{children}</div>
          {footer && <footer className={cn(footerStyle, "border-line border-t")}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
