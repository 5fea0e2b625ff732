import { useEffect, useRef } from "react";
import { singleKeysAllowed } from "./single-keys.ts";

type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Keys that work wherever one is on the screen: 'j', '?', 'ArrowLeft', 'mod+k' (Ctrl or ⌘), 'alt+ArrowUp'. All but those
 * with `mod` are ignored while a field has the focus, while an overlay is open, and while single keys are turned off.
 */
export function useHotkeys(hotkeys: Hotkeys, enabled = true): void {
  const latest = useRef(hotkeys);
  latest.current = hotkeys;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const act = latest.current[name];
      if (!act || event.defaultPrevented) return;
      if (!name.startsWith("mod+") && (isTyping(event.target) || !singleKeysAllowed() || document.querySelector(floating))) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}

function nameOf(event: KeyboardEvent): string {
  const mod = event.ctrlKey || event.metaKey ? "mod+" : "";
  return `${mod}${event.altKey ? "alt+" : ""}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
}

/** A slider has its own arrow keys; everything else that is typed in or picked from keeps all of its keys. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select, [role=combobox]"));
}
