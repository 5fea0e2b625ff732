/** What notices about an account speak of. */
export interface AccountFacts {
  /** The name that the account is known under. */
  readonly brand: string;
}
