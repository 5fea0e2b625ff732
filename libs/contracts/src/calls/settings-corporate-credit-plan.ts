import { CORPORATE_VALUE } from "@tablee/domain/credit/vocabulary";
import { AccountIdText, DateText, WholeCents } from "@tablee/domain/kernel/schemas";
import { Words } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { AccountAct, Done } from "../schemas.ts";
import { Reason } from "../typed-texts.ts";

const base = "/api/v1/settings_corporate_credit_plan";
const who = ["finance"] as const;

/** The fields of a plan to give; each has an error of its own where it is missing or wrong. */
const GivenPlan = {
  plan: z.string("corporate-plan-missing").min(1, "corporate-plan-missing").max(40),
  valueCents: z
    .int("corporate-plan-value-missing")
    .min(CORPORATE_VALUE.min, "corporate-plan-value-missing")
    .max(CORPORATE_VALUE.max, "corporate-plan-value-missing"),
  expiration: z.string("corporate-plan-expiration-missing").pipe(DateText),
};

export const corporateCreditPlan = defineCall("GET", `${base}/show`, {
  who: ["support", "finance"],
  summary: "The plans that can be given, and the one that an account has, with the day on which it gives next.",
  input: z.strictObject({ accountId: AccountIdText }),
  output: z.strictObject({
    plans: z.array(z.strictObject({ plan: z.string(), name: Words })),
    /** True if the caller's role may give and end plans. */
    mayGive: z.boolean(),
    current: z.strictObject({ plan: z.string(), valueCents: WholeCents, expiration: DateText, nextOn: DateText }).nullable(),
  }),
  refusals: ["account-not-found"],
  reads: ["accounts"],
});

export const updateCorporateCreditPlan = defineCall("POST", `${base}/update`, {
  who,
  summary: "Gives an account so much credit on the first of each month until a day; replaces the plan that it has.",
  input: z.strictObject({ accountId: AccountIdText, ...GivenPlan, reason: Reason }),
  output: Done,
  refusals: ["account-not-found", "corporate-plan-unknown", "expiry-passed", "subscription-closed"],
  writes: ["credit"],
  reads: ["accounts"],
});

export const endCorporateCreditPlan = defineCall("POST", `${base}/end`, {
  who,
  own: true,
  summary: "Ends an account's corporate plan; what it gave stays.",
  input: AccountAct,
  output: Done,
  refusals: ["account-not-found"],
  writes: ["credit"],
  reads: ["accounts"],
});
