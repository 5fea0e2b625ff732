export const devices = ["computer", "phone", "tablet", "other"] as const;
/** The kind of a device: as much as its owner needs to know it by, and all that is kept of what a browser says of itself. */
export type Device = (typeof devices)[number];

/** By the browser's own word. A tablet that says it is a computer counts as one. */
export function deviceOf(userAgent = ""): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return "phone";
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(userAgent) ? "computer" : "other";
}
