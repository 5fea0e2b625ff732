import { z } from "zod";

/** Who a code is for: a person who signs up, or an account, for its boxes to come. One of each kind counts at a time. */
export const CodeAudience = z.enum(["sign-up", "account"]);
export type CodeAudience = z.infer<typeof CodeAudience>;
