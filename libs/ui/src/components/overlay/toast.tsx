import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Toaster as Sonner, toast } from "sonner";
import { useDialogOpen } from "../../lib/dialog-open.ts";
import { drawToasts } from "../../lib/toast.ts";
import { Spinner } from "../feedback/spinner.tsx";

/** Renders the toasts of `lib/toast.ts`. Mounted once, near the root, with the first toast. */
export function Toaster({ offset }: { offset?: { bottom?: number | string } }) {
  const { t } = useTranslation("ui");
  useEffect(() => drawToasts(toast), []);
  const above = useDialogOpen();
  return (
    <Sonner
      // A dialog has its buttons below, on a phone at the very edge: nothing covers them.
      position={above ? "top-center" : "bottom-center"}
      offset={{ bottom: 24, ...offset }}
      mobileOffset={{ bottom: 16, left: 12, right: 12, ...offset }}
      duration={7000}
      containerAriaLabel={t("notifications")}
      closeButton
      // Its own stylesheet names a system face.
      style={{ fontFamily: "inherit" }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-good" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
        warning: <TriangleAlert aria-hidden="true" className="size-5 text-attention" />,
        loading: <Spinner className="size-5 text-muted" />,
        info: <Info aria-hidden="true" className="size-5 text-info" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t("close"),
        classNames: {
          toast:
            "flex w-full flex-wrap items-start gap-x-3 gap-y-1.5 rounded-card border border-line bg-raised py-3.5 pr-12 pl-4 text-base text-ink shadow-overlay sm:w-[26rem] console:rounded-control console:py-2.5",
          // The spinner is placed in the middle of the nearest box that is positioned.
          icon: "relative mt-0.5 size-5 shrink-0",
          content: "min-w-0 flex-1",
          title: "font-semibold",
          description: "text-muted text-sm",
          actionButton: "link order-last ml-8 min-h-6 basis-full text-left font-semibold",
          cancelButton: "order-last ml-8 min-h-6 text-muted",
          closeButton:
            "absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink [&_svg]:size-4",
        },
      }}
    />
  );
}
