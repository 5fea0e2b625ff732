/** Where a member of staff who cannot sign in yet chooses how: the one screen outside the sign-in gate. */
export const ENROLMENT = "/enrol";
