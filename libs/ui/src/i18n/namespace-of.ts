/** The namespace of a file of words, which is the name of its folder; undefined for any other file. */
export const namespaceOf = (path: string): string | undefined => /([\w-]+)\/words\.ts$/.exec(path)?.[1];
