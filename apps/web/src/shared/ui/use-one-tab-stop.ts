import { type KeyboardEvent, useEffect, useRef } from "react";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A row of buttons as one stop of the Tab key, with arrows within it, like a toolbar: Tab passes many rows quickly. */
export function useOneTabStop() {
  const row = useRef<HTMLDivElement>(null);
  const buttons = () => [...(row.current?.querySelectorAll("button") ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // The buttons change with the filters.
  useEffect(() => {
    const all = buttons();
    const pressed = all.find((button) => button.ariaPressed === "true");
    stopAt(all.find((button) => button === document.activeElement) ?? pressed ?? all[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const step = steps[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    const next = all[step(at, all.length - 1)];
    stopAt(next);
    next?.focus();
  };
  return { ref: row, onKeyDown };
}
