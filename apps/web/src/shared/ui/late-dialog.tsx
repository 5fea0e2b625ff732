import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { fetchLater } from "./fetch-later.ts";

/** The props of a dialog that another component opens. */
export interface Opening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog that comes when it is first wanted, or once the page has come to rest: what a page shows at once does without it. Where it
 * cannot be fetched, the page stays, and the next press tries again. `useOpener` gives what its button takes, which fetches it as soon
 * as a pointer or the focus is there, and what the dialog takes.
 */
export function lateDialog<Props extends Opening>(load: () => Promise<ComponentType<Props>>) {
  const fetchIt = () => void load().catch(() => {});

  function Dialog(props: Props) {
    const { open, onOpenChange } = props;
    const [Late, setLate] = useState<ComponentType<Props>>();
    useEffect(() => fetchLater(load), []);
    useEffect(() => {
      if (!open || Late) return;
      load().then(
        (Come) => setLate(() => Come),
        () => onOpenChange(false),
      );
    }, [open, onOpenChange, Late]);
    return Late ? <Late {...props} /> : null;
  }

  function useOpener() {
    const [open, onOpenChange] = useState(false);
    const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Not every browser focuses what is clicked; the dialog gives the focus back to what had it.
      currentTarget.focus();
      onOpenChange(true);
    };
    const button = { "aria-haspopup": "dialog", "aria-expanded": open, onPointerEnter: fetchIt, onFocus: fetchIt, onClick } as const;
    return { button, dialog: { open, onOpenChange } };
  }

  return { Dialog, useOpener };
}
