import { z } from "zod";

/** What is known of a person, sealed wherever it is stored. */
export const Person = z.strictObject({
  firstName: z.string().trim().min(2).max(60),
  lastName: z.string().trim().min(2).max(60),
  email: z.email().max(254),
});
export type Person = z.infer<typeof Person>;

export const Address = z.strictObject({
  line: z.string().trim().min(3).max(120),
  unit: z.string().trim().max(20).optional(),
  buzzer: z.string().trim().max(20).optional(),
  city: z.string().trim().min(2).max(80),
  province: z.enum(["BC", "AB", "ON", "QC"]),
  postalCode: z.string().regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
  phone: z
    .string()
    .regex(/^\+1\d{10}$/)
    .optional(),
  instructions: z.string().trim().max(300).optional(),
});
export type Address = z.infer<typeof Address>;

/** Whom a code is for: somebody who signs up, or an account, for its boxes to come. One of each kind counts at a time. */
export const CodeAudience = z.enum(["sign-up", "account"]);
export type CodeAudience = z.infer<typeof CodeAudience>;

/** A way to pay as the gateway knows it: never a card number. */
export const PaymentMethod = z.strictObject({
  kind: z.enum(["card", "paypal"]),
  token: z.string().min(8).max(200),
  brand: z.string().max(30),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .or(z.literal("")),
  fingerprint: z.string().max(100),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;
