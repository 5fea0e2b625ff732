/** A word with a capital, for the beginning of a line: that of English and French, in any browser. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The initial of a name: its first sign, in any script. */
export const initial = (name: string): string => capital([...name][0] ?? "");
