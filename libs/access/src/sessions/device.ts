import type { Device } from "@tablee/domain/kernel/device";

/** Derives the device from its user agent. A tablet that claims to be a computer counts as one. */
export function deviceOf(userAgent = ""): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return "phone";
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(userAgent) ? "computer" : "other";
}
