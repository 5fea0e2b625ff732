import type { Device } from "@tablee/domain/kernel/device";

/** By the browser's own word. A tablet that says it is a computer counts as one. */
export function deviceOf(userAgent = ""): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return "phone";
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(userAgent) ? "computer" : "other";
}
