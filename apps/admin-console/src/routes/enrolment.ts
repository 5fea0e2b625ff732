/** The page where new members of staff choose how they sign in: the one screen outside the sign-in gate. */
export const ENROLMENT = "/enrol";
