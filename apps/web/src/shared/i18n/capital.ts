/** A word with a capital, for the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
