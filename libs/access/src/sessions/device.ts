import type { Agent, Device } from "@tablee/domain/kernel/device";

/** Derives the device from its user agent. A tablet that claims to be a computer counts as one. */
export function deviceOf(userAgent = ""): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return "phone";
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(userAgent) ? "computer" : "other";
}

/** The first pattern that matches: most browsers name others before or after themselves. */
const browserPatterns = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systemPatterns = [
  [/\biPad\b/, "iPadOS"],
  [/\biPhone\b|\biPod\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
] as const;

const nameIn = <Name>(patterns: readonly (readonly [RegExp, Name])[], userAgent: string): Name | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Derives the names of the browser and the system from the user agent, without their versions. */
export const agentOf = (userAgent = ""): Agent => ({
  browser: nameIn(browserPatterns, userAgent),
  system: nameIn(systemPatterns, userAgent),
});
