/** Turns a name in kebab-case into the name of its export. */
export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
