import type { Pair } from "../kernel/words.ts";
import type { SignInProvider } from "./vocabulary.ts";

export const signInProviderWords = {
  google_oauth2: ["Google", "Google"],
  facebook: ["Facebook", "Facebook"],
  apple: ["Apple", "Apple"],
} satisfies Readonly<Record<SignInProvider, Pair>>;
