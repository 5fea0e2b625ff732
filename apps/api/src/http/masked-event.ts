import { MASK } from "@tablee/contracts/sees";
import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { definitionOf } from "@tablee/domain/streams";

/** The personal data that stays unmasked: the name that staff call a customer by, and roughly where boxes go. */
const open: ReadonlySet<string> = new Set(["firstName", "lastName", "city", "province"]);
/** Digits of a card, which only support sees. */
const digits: ReadonlySet<string> = new Set(["last4"]);
/** The gateway's keys to a card, which no role may read. */
const secret: ReadonlySet<string> = new Set(["token", "fingerprint"]);

/** Decides by the nearest key of a text and the key of the object around it. */
type Kept = (key: string, parent: string) => boolean;

/** Masks in place an event's personal data, as its context declares it, and a card wherever it occurs. */
export function maskEvent(event: object, isSeen: boolean, role: StaffRole): void {
  const { type, data } = event as { type: string; data: Record<string, unknown> };
  const seesDigits = role === "support" || role === "admin";
  const personal = new Set<string>(definitionOf(type).personal ?? []);
  const ofCards: Kept = (key) => !secret.has(key) && (seesDigits || !digits.has(key));
  for (const [key, value] of Object.entries(data)) data[key] = masked(key, value, personal.has(key) && !isSeen ? isOpen : ofCards);
}

/** A recipient is not the customer, and staff do not need their name. */
const isOpen: Kept = (key, parent) => open.has(key) && parent !== "recipient";

/** Copies a value with its texts masked, except those kept by their nearest name. */
function masked(key: string, value: unknown, isKept: Kept, parent = ""): unknown {
  if (typeof value === "string" || typeof value === "number") return isKept(key, parent) || value === "" ? value : MASK;
  if (Array.isArray(value)) return value.map((item) => masked(key, item, isKept, parent));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(name, item, isKept, key)]));
}
