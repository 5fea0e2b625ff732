/** The address at which the app draws the page of every unknown address: it belongs to no screen. */
export const NO_PAGE = "/-";

/** The name of no dish and of no subject: at it the app draws the page of each that does not exist. */
export const NO_SUBJECT = "-";
