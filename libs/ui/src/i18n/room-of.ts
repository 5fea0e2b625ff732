/** The room of a file of words, which is the folder that it stands in; undefined for any other file. */
export const roomOf = (path: string): string | undefined => /([\w-]+)\/words\.ts$/.exec(path)?.[1];
