export type Language = "en" | "fr";

/** U+00A0: keeps a number with its unit. */
export const noBreak = "\u00a0";
