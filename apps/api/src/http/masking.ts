import { contactSight, MASK, type Sight, sights } from "@tablee/contracts/sees";
import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import type { z } from "zod";
import { maskEvent } from "./masked-event.ts";
import { EACH, placesIn, type Step } from "./places-in.ts";

/** The member of staff who reads an answer. */
export interface Seer {
  readonly role: StaffRole;
  /** It has revealed the account that the call is about. */
  readonly hasRevealed: boolean;
}

const maySee = ({ roles, onceRevealed }: Sight, { role, hasRevealed }: Seer): boolean =>
  (role === "admin" || roles.includes(role)) && (!onceRevealed || hasRevealed);

/** True if a role may reveal contacts. Only such a role may search by one: a match reveals that the address is known. */
export const mayRevealContacts = (role: StaffRole): boolean => maySee(contactSight, { role, hasRevealed: true });

export interface Guarded {
  readonly path: readonly Step[];
  readonly sight: Sight;
}

/** The places of a schema whose text not every member of staff sees. */
export const guardedIn = (schema: z.core.$ZodType): readonly Guarded[] =>
  placesIn(schema, (part) => sights.get(part)).map(({ path, found }) => ({ path, sight: found }));

/** Masks in an answer, in place, what its reader may not see. A reader who may reveal a contact, but has not, gets a hint. */
export function mask(answer: unknown, guarded: readonly Guarded[], seer: Seer): void {
  for (const { path, sight } of guarded) {
    if (!sight.isEvent && maySee(sight, seer)) continue;
    const mayReveal = maySee(sight, { ...seer, hasRevealed: true });
    for (const { within, key, found } of at(answer, path)) {
      if (typeof found === "string" && found !== "") within[key] = mayReveal ? hintOf(found) : MASK;
      else if (typeof found === "object" && found !== null) maskEvent(found, maySee(sight, seer), seer.role);
    }
  }
}

interface Place {
  readonly within: Record<string, unknown>;
  readonly key: string;
  readonly found: unknown;
}

function at(value: unknown, [step, ...rest]: readonly Step[]): readonly Place[] {
  if (typeof value !== "object" || value === null || step === undefined) return [];
  const within = value as Record<string, unknown>;
  return (step === EACH ? Object.keys(within) : [step]).flatMap((key) =>
    rest.length > 0 ? at(within[key], rest) : [{ within, key, found: within[key] }],
  );
}

/** Enough of an email to distinguish two customers of one name, and nothing of any other text. */
function hintOf(text: string): string {
  const sign = text.lastIndexOf("@");
  return sign > 0 && !/\s/.test(text) ? `${[...text][0]}${MASK}${text.slice(sign)}` : MASK;
}
