import { z } from "zod";

/** Purchased money never expires; given money may. Given money is spent first. */
const creditKinds = ["promotional", "purchased"] as const;
export const CreditKind = z.enum(creditKinds);
export type CreditKind = z.infer<typeof CreditKind>;

/** The bounds of a corporate plan's monthly value. In cents. */
export const CORPORATE_VALUE = { min: 100, max: 50_000 } as const;

export const creditSources = ["gift-card", "promotional-card", "bonus", "referral", "points", "goodwill", "corporate-plan"] as const;
export const CreditSource = z.enum(creditSources);
export type CreditSource = z.infer<typeof CreditSource>;
