import { useEffect, useSyncExternalStore } from "react";

let subject: string | undefined;
const listeners = new Set<() => void>();

function name(text: string | undefined): void {
  subject = text;
  for (const notify of listeners) notify();
}

/** Says what the page is about, a dish or a week, as soon as that is known; its title names it. */
export function useSubject(text: string | undefined): void {
  useEffect(() => {
    name(text);
    return () => name(undefined);
  }, [text]);
}

/** What the page is about, where it has said so. */
export const useNamedSubject = (): string | undefined =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => subject,
  );
