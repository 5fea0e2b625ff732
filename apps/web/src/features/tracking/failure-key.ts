import { words } from "./words.ts";

type Code = keyof typeof words.track.code;

/** The words of why a box was not handed over; those of any other cause where the code has none. */
export const failureKey = (code: string): Code => (Object.hasOwn(words.track.code, code) ? (code as Code) : "other");
