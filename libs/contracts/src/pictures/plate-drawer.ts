/** The dish that a picture shows: its vessel, the cloth under it, and the drawings of its food. */
interface DrawnPlate {
  readonly vessel: string;
  readonly cloth: string;
  readonly art: readonly string[];
}

/**
 * Draws a dish as an SVG file that needs no other file. The seed is the SKU; `frame` is the viewBox of a picture that shows more than
 * the close-up; `dyed: false` leaves the cloth without its colour.
 */
export type DrawPlate = (plate: DrawnPlate, seed: string, options?: { readonly frame?: string; readonly dyed?: boolean }) => string;

/** The script in the customer app's build that exports `drawPlate`. */
export const plateDrawerFile = "server/plates.mjs";
