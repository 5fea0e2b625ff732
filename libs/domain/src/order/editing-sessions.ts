/** The names by which the system edits an order, where an editor names its window. Stored in events. */

/** Recurrence adds and removes its own items. */
export const recurringSession = "recurring-items";

/** The household chose its first box before it was made. */
export const signUpSession = "sign-up";

/** An unskip removes what was sold out since. */
export const unskipSession = "unskip";

/** An expired hold's item was sold to others. */
export const soldOutSession = "end-hold";
