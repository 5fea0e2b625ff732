type Answer = (given: boolean) => void;

/** The callers that wait for the password: one dialog answers all of them. */
let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Answer[]): void {
  waiting = next;
  for (const notify of listeners) notify();
}

/** Asks for the password again: for a screen of the settings before it renders, or for a call that was refused without it. */
export const passwordPrompt = {
  /** Resolves with whether the password was given, once the dialog is submitted or closed. */
  ask: (): Promise<boolean> => new Promise((resolve) => change([...waiting, resolve])),
  /** Answers all who wait. */
  settle(given: boolean): void {
    const answered = waiting;
    change([]);
    for (const answer of answered) answer(given);
  },
  isOpen: (): boolean => waiting.length > 0,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
