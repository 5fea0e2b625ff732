import { MASK } from "@tablee/contracts/sees";
import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { type EventSight, eventSights } from "@tablee/domain/kernel/log/sees";
import { definitionOf } from "@tablee/domain/streams";
import { EACH, placesIn, type Step } from "./places-in.ts";

/** A place of an event's data, with the sight that its schema carries. */
interface Place {
  sight?: EventSight;
  readonly inside: Map<Step, Place>;
}

const places = new Map<string, Place>();

/** Masks in place an event's personal data until it is revealed, and always the texts that its schema hides from the reader's role. */
export function maskEvent(event: object, isSeen: boolean, role: StaffRole): void {
  const { type, data } = event as { type: string; data: Record<string, unknown> };
  const hidden = new Set<string>(isSeen ? [] : definitionOf(type).personal);
  const { inside } = placeOf(type);
  for (const [key, value] of Object.entries(data)) data[key] = masked(value, inside.get(key), hidden.has(key), role);
}

/** Copies a value with its texts masked, except those that the reader may see. */
function masked(value: unknown, place: Place | undefined, isHidden: boolean, role: StaffRole): unknown {
  if (typeof value === "string" || typeof value === "number") return value === "" || isShown(place?.sight, isHidden, role) ? value : MASK;
  const at = (step: Step) => place?.inside.get(step) ?? place?.inside.get(EACH);
  if (Array.isArray(value)) return value.map((item) => masked(item, at(EACH), isHidden, role));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item, at(key), isHidden, role)]));
}

function isShown(sight: EventSight | undefined, isHidden: boolean, role: StaffRole): boolean {
  if (sight === "nobody") return false;
  if (sight === "support") return role === "support" || role === "admin";
  return sight === "staff" || !isHidden;
}

/** The tree of places that carry a sight in events of a type: read once from its schema. */
function placeOf(type: string): Place {
  const known = places.get(type);
  if (known) return known;
  const root: Place = { inside: new Map() };
  for (const { path, found } of placesIn(definitionOf(type).data, (schema) => eventSights.get(schema)?.seenBy)) {
    let place = root;
    for (const step of path) {
      const next: Place = place.inside.get(step) ?? { inside: new Map() };
      place.inside.set(step, next);
      place = next;
    }
    place.sight = found;
  }
  places.set(type, root);
  return root;
}
