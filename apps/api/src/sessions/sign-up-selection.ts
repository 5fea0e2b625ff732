import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import type { SessionData } from "./session-store.ts";

/** As much of an account as says what it has chosen; none of it where there is no account, or a forgotten one. */
interface WithChoices {
  readonly status: string;
  readonly signUp?: SignUpSelection;
}

/** What an account has chosen in sign-up; a plan that only its visit remembers counts as long as the account has none. */
export const signUpSelectionOf = ({ signUp }: WithChoices, { selection }: SessionData = {}): SignUpSelection =>
  signUp?.selection || !selection ? { ...signUp } : { ...signUp, selection };
