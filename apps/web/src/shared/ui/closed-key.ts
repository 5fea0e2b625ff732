/** A bar that a person may close. */
export type Bar = "notice" | "offer";

/** The key under which a browser keeps which content of a bar was closed. */
export const closedKey = (bar: Bar): string => `tablee.closed.${bar}`;
