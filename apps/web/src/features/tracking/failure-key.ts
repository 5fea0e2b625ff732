import { words } from "./words.ts";

type Code = keyof typeof words.track.code;

/** The key of the sentence for a failed delivery; the general one if the code has none. */
export const failureKey = (code: string): Code => (Object.hasOwn(words.track.code, code) ? (code as Code) : "other");
