/** A bar that a person may close. */
type Bar = "notice" | "offer";

const keyOf = (bar: Bar) => `tablee.closed.${bar}`;

/**
 * Remembers in this browser which content of a bar was closed: it stays closed on later visits too, and other content shows again. In
 * a browser without storage it stays closed until the page is loaded again.
 */
export function keepClosed(bar: Bar, content: string): void {
  try {
    localStorage.setItem(keyOf(bar), content);
  } catch {
    // The screen has closed the bar already.
  }
}

/** The content of a bar that was closed last; undefined if there is none. */
export function closedContent(bar: Bar): string | undefined {
  try {
    return localStorage.getItem(keyOf(bar)) ?? undefined;
  } catch {
    return undefined;
  }
}
