export const devices = ["computer", "phone", "tablet", "other"] as const;
/** The kind of a device: as much as its owner needs to know it by, and all that is kept of what a browser says of itself. */
export type Device = (typeof devices)[number];
