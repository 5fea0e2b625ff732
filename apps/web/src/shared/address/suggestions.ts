import type { Call, OutputOf } from "@tablee/contracts/call";
import { suggestAddresses } from "@tablee/contracts/calls/settings-delivery";
import { suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import type { AddressTriedIn } from "@tablee/domain/account/vocabulary";
import { tidied } from "@tablee/domain/kernel/text/tidy";
import { callQuery } from "../api/calls.ts";

/** The settings use a call of their own, which needs the recent password. */
const calls = { "sign-up": suggestSignupAddresses, settings: suggestAddresses } as const satisfies Record<AddressTriedIn, Call>;

export type Suggestion = OutputOf<typeof suggestAddresses>["suggestions"][number];

/** Fewer letters fit half of the country. */
const MIN = 4;
const POSTAL_CODE = /\b[a-z]\d[a-z]([\s-]?\d[a-z]\d)?\b/i;

/** The query for the service: a postal code typed with the street takes precedence over the known one. */
export const askedOf = (typed: string, near = ""): string => (POSTAL_CODE.test(tidied(typed)) ? typed : `${typed} ${near}`).trim();

export const suggestionsQuery = (triedIn: AddressTriedIn, typed: string, near?: string) =>
  callQuery(calls[triedIn], { typed: askedOf(typed, near) }, { enabled: typed.trim().length >= MIN, staleTime: 60_000 });

/** The postal code to search an address with; empty if none is known. */
export const codeIn = (typed: string, near = ""): string => /\b[a-z]\d[a-z][\s-]?\d[a-z]\d\b/i.exec(tidied(typed))?.[0] ?? near;

/** A place in one line, as the field shows it. */
export const textOf = ({ line, city, postalCode }: Pick<Suggestion, "line" | "city" | "postalCode">): string =>
  `${line}, ${city} ${postalCode}`;
