/** What notices about an account speak of. */
export interface AccountFacts {
  /** The name that the account is known under. */
  readonly brand: string;
  /** The code that verifies the address of mail: six digits. */
  readonly emailCode: string;
  /** The provider that was linked or removed, by its name; empty in notices about anything else. */
  readonly provider: string;
  /** What the link to a new password carries. */
  readonly resetToken: string;
  /** The number under which a pause, its end, a closing, a move or another plan is on record. */
  readonly recordNumber: string;
  /** Another plan in words, and the Monday of the first week whose box may be made for it; empty in notices about anything else. */
  readonly plan: string;
  readonly planFrom: string;
  /** When it happened, in words with its zone; of the place where the boxes go, where that is known. */
  readonly happenedOn: string;
  /** Why staff acted, in their words; undefined in notices about anything else, and once it can no longer be read. */
  readonly reason: string | undefined;
  /** The day on which a pause began, in words; undefined where there is none. */
  readonly pausedOn: string | undefined;
  /** The day on which a pause ends by itself, in words; undefined where the customer ends it. */
  readonly resumesOn: string | undefined;
}
