import type { OutputOf } from "@tablee/contracts/call";
import type { suggestAddresses } from "@tablee/contracts/calls/settings-delivery";
import type { suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

/** The settings ask by a call of theirs, for which the password was given. */
export type SuggestCall = typeof suggestAddresses | typeof suggestSignupAddresses;
export type Suggestion = OutputOf<typeof suggestAddresses>["suggestions"][number];

/** Fewer letters fit half of the country. */
const LEAST = 4;
const POSTAL_CODE = /\b[a-z]\d[a-z]([\s-]?\d[a-z]\d)?\b/i;

/** What is asked of the service: a postal code that is typed with the street counts more than the one that is known already. */
export const askedOf = (typed: string, near = ""): string => (POSTAL_CODE.test(typed) ? typed : `${typed} ${near}`).trim();

export const suggestionsQuery = (call: SuggestCall, typed: string, near?: string) =>
  callQuery(call, { typed: askedOf(typed, near) }, { enabled: typed.trim().length >= LEAST, staleTime: 60_000 });

/** A place in one line, as the field shows it. */
export const textOf = ({ line, city, postalCode }: Pick<Suggestion, "line" | "city" | "postalCode">): string =>
  `${line}, ${city} ${postalCode}`;
