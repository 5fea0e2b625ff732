import { useEffect, useSyncExternalStore } from "react";

let subject: string | undefined;
const listeners = new Set<() => void>();

function name(text: string | undefined): void {
  subject = text;
  for (const notify of listeners) notify();
}

/** Sets the subject of the page, a dish or a week, as soon as it is known; the title names it. */
export function useSubject(text: string | undefined): void {
  useEffect(() => {
    name(text);
    return () => name(undefined);
  }, [text]);
}

/** The subject of the page, if it has set one. */
export const useNamedSubject = (): string | undefined =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => subject,
    () => undefined,
  );
