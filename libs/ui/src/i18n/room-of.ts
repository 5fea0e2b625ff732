/** The room of a file of words, by the folder that its `i18n` stands in, and its language; undefined for any other file. */
export function roomOf(path: string): { readonly room: string; readonly language: "en" | "fr" } | undefined {
  const [, room, language] = /([\w-]+)\/i18n\/(en|fr)\.ts$/.exec(path) ?? [];
  return room === undefined ? undefined : { room, language: language as "en" | "fr" };
}
