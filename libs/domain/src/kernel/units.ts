/** The maximum number of units that a household can order on one line. */
export const MAX_UNITS = 20;
