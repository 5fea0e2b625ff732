import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * The faults that the provider can have in a sign-in, on demand. `denied`: the person cancels. `unavailable`: no token is issued (503). The
 * others are faults of the id token: `forged` is signed with a different key, `expired` an hour ago, `nonce`, `audience` and `issuer` have
 * wrong values, `stale` has an old time of sign-in and `undated` none, `unsigned` has no signature, `confused` is signed with the public
 * key as a shared secret.
 */
export const faults = [
  "none",
  "denied",
  "forged",
  "expired",
  "nonce",
  "audience",
  "issuer",
  "stale",
  "undated",
  "unsigned",
  "confused",
  "unavailable",
] as const;
export type Fault = (typeof faults)[number];

/** The person who signs in at the embedded provider, and the outcome: all fields of its page. */
export const SignedIn = z.object({
  email: z.string().trim().max(254),
  firstName: z.string().trim().max(60),
  lastName: z.string().trim().max(60),
  verified: z.boolean(),
  fault: z.enum(faults),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** The persons who have signed in since the provider started, by subject, with their latest choices. */
export type Known = Map<string, SignedIn>;

/** The same person has the same subject in every sign-in; one without an address is known by name. */
export const subjectOf = ({ email, firstName, lastName }: SignedIn): string =>
  createHash("sha256")
    .update(email.toLowerCase() || `${firstName} ${lastName}`.trim())
    .digest("hex")
    .slice(0, 24);

/** People of the demo, who have no account yet. */
export const people: readonly Pick<SignedIn, "email" | "firstName" | "lastName">[] = [
  { firstName: "Camille", lastName: "Tremblay", email: "camille.tremblay@courriel.example" },
  { firstName: "Noah", lastName: "Chen", email: "noah.chen@mail.example" },
  { firstName: "Maude", lastName: "Gagnon", email: "maude.gagnon@courriel.example" },
];
