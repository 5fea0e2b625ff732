/** What notices about an account speak of. */
export interface AccountFacts {
  /** The name that the account is known under. */
  readonly brand: string;
  /** What the link to a new password carries. */
  readonly resetToken: string;
}
