export const devices = ["computer", "phone", "tablet", "other"] as const;
/** The kind of a device: enough for its owner to recognise it, and all that is kept of its user agent. */
export type Device = (typeof devices)[number];
