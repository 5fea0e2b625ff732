import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { fetchLater } from "./fetch-later.ts";

/** The props of a dialog that another component opens. */
export interface Opening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog that is loaded on first use, or once the page is idle: the first load does without it. If it cannot be fetched, the
 * page stays, and the next click tries again. `useOpener` returns the props of its button, which fetches it on hover or focus,
 * and the props of the dialog.
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
      // Not every browser focuses a clicked button; the dialog returns the focus to it.
      currentTarget.focus();
      onOpenChange(true);
    };
    const button = { "aria-haspopup": "dialog", "aria-expanded": open, onPointerEnter: fetchIt, onFocus: fetchIt, onClick } as const;
    return { button, dialog: { open, onOpenChange } };
  }

  return { Dialog, useOpener };
}
