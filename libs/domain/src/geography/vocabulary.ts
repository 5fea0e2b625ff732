/** The number of cities that public texts state, as in "more than 130 cities" (specification, constants). The table holds more. */
export const STATED_CITIES = 130;
