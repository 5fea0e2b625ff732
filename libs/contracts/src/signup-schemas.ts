import { TypedEmail } from "@tablee/domain/kernel/text/email-address";
import { tidied } from "@tablee/domain/kernel/text/tidy";
import { Allergen, allergens, Diet, dietsOf, Plan } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";

const offeredWith = ({ type }: Plan): readonly Diet[] => dietsOf[type];

/** A plan and tastes, with diets that the plan has. */
export const PlanSelection = z
  .strictObject({
    plan: Plan,
    diets: z.array(Diet).max(7),
    allergens: z.array(Allergen).max(allergens.length),
    dislikes: z.array(z.string().regex(/^[a-z-]{2,30}$/)).max(40),
  })
  .refine(({ plan, diets }) => diets.every((diet) => offeredWith(plan).includes(diet)), { path: ["diets"], message: "selection-invalid" })
  .meta({ id: "PlanSelection" });
export type PlanSelection = z.infer<typeof PlanSelection>;

export const Email = TypedEmail.meta({ id: "Email" });

export const OnlyEmail = z.strictObject({ email: Email }).meta({ id: "OnlyEmail" });

/** The reasons why a long enough password is refused. */
export const weakPasswords = ["password-breached", "password-brand", "password-personal", "password-repeated"] as const;

/** Refuses letters, even in a text that would be a whole number without them. */
export const Phone = z
  .string()
  .overwrite(tidied)
  .regex(/^[\d\s().+-]*$/, "phone-invalid")
  .transform((text) => text.replace(/[^\d+]/g, ""))
  .transform((text) => (text.startsWith("+") ? text : text.length === 10 ? `+1${text}` : `+${text}`))
  .pipe(z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, "phone-invalid"));
