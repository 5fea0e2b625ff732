import { useState } from "react";
import { useHotkeys } from "../keyboard/use-hotkeys.ts";

interface RowCursor {
  readonly selected: string | undefined;
  select(id: string): void;
}

interface Options {
  start?: string;
  /** Brings the row into view and focuses it. */
  onMove: (index: number) => void;
  onOpen?: (id: string) => void;
}

/** Enter belongs to a link or button that has the focus. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("a, button, summary, [role=slider]");

/** The row that the keyboard is on: j and k move it, Enter opens it. */
export function useRowCursor(ids: readonly string[], { start, onMove, onOpen }: Options): RowCursor {
  const [selected, select] = useState(start);
  const move = (step: 1 | -1) => {
    const at = selected === undefined ? -1 : ids.indexOf(selected);
    const next = at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + step));
    const id = ids[next];
    if (id === undefined) return;
    select(id);
    onMove(next);
  };
  const open = (event: KeyboardEvent) => {
    if (selected === undefined || !onOpen) return;
    if (hasOwnEnter(event.target)) (event.target as HTMLElement).click();
    else onOpen(selected);
  };
  useHotkeys({ j: () => move(1), k: () => move(-1) }, ids.length > 0);
  useHotkeys({ Enter: open }, selected !== undefined && onOpen !== undefined);
  return { selected, select };
}
