import { fetchLater, late } from "@tablee/ui/app/late";
import { NeedsNetwork, useLate } from "@tablee/ui/components/late-part";
import { type ComponentType, type MouseEvent, useEffect, useState } from "react";

/** The props of a dialog that another component opens. */
export interface Opening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog that is loaded on first use, or once the page is idle: the first load does without it. If it cannot be fetched, the
 * page shows that it needs the network, and the dialog opens once that is back. `useOpener` returns the props of its button, which
 * fetches it on hover or focus, and the props of the dialog.
 */
export function lateDialog<Props extends Opening>(load: () => Promise<ComponentType<Props>>) {
  const part = late(load);
  const fetchIt = () => void part.fetch().catch(() => {});

  function Dialog(props: Props) {
    const { open, onOpenChange } = props;
    const { Part, missing, tryAgain } = useLate(part, open);
    useEffect(() => fetchLater(part), []);
    if (Part) return <Part {...props} />;
    return missing && open ? <NeedsNetwork onRetry={tryAgain} onClose={() => onOpenChange(false)} /> : null;
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
