/** The facts of an invitation, in the language that its sender chose. */
export interface ReferralFacts {
  readonly brand: string;
  /** The first and last name of the account that invites. */
  readonly referrerName: string;
  readonly freeMeals: number;
  /** The query of the link: the account's code, and the invitation. */
  readonly query: string;
}
