import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import type { SessionData } from "./session-store.ts";

/** The part of an account that holds its choices; none without an account, or for a forgotten one. */
interface WithChoices {
  readonly status: string;
  readonly signUp?: SignUpSelection;
}

/** The choices of an account in sign-up; a plan that only its visit remembers counts as long as the account has none. */
export const signUpSelectionOf = ({ signUp }: WithChoices, { selection }: SessionData = {}): SignUpSelection =>
  signUp?.selection || !selection ? { ...signUp } : { ...signUp, selection };
